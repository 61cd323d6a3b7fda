import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { correctedQuantity, isBeyond } from './quantity.ts';

type StepperProps = {
  labels: { quantity: string; less: string; more: string };
  quantity: number;
  /** 0 when there is none: then nothing can be pressed. */
  most: number;
  onChange: (quantity: number) => void;
  /** Said beside the field once more was written than there is to take: why it became less. */
  limit?: string;
};

const button =
  'grid size-9 place-items-center hover:text-brand focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:text-line';

/** How many. Anything may be written; leaving the field, or Enter, makes it a number that can be taken. */
export function Stepper({ labels, quantity, most, onChange, limit }: StepperProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [wasBeyond, setBeyond] = useState(false);
  const isSoldOut = most === 0;
  // Whoever then takes fewer knows already.
  const isLimitShown = wasBeyond && !isSoldOut && quantity >= most && limit !== undefined;

  function settle() {
    if (draft === null) return;
    setDraft(null);
    setBeyond(isBeyond(draft, most));
    const corrected = correctedQuantity(draft, most);
    if (corrected !== quantity) onChange(corrected);
  }

  return (
    <div className="inline-block">
      <div className="inline-flex rounded-md border border-control bg-card">
        <button
          type="button"
          aria-label={labels.less}
          disabled={isSoldOut || quantity <= 1}
          className={`${button} rounded-l-md`}
          onClick={() => onChange(Math.min(quantity - 1, most))}
        >
          <Minus aria-hidden="true" size={14} />
        </button>
        <input
          aria-label={labels.quantity}
          aria-invalid={isLimitShown}
          aria-describedby={isLimitShown ? `${id}-limit` : undefined}
          inputMode="numeric"
          autoComplete="off"
          disabled={isSoldOut}
          value={draft ?? (isSoldOut ? '0' : String(quantity))}
          className="w-12 border-x border-line bg-transparent text-center tabular-nums focus-visible:-outline-offset-2 disabled:text-ink-3"
          onChange={(event) => setDraft(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === 'Enter' && settle()}
        />
        <button
          type="button"
          aria-label={labels.more}
          disabled={isSoldOut || quantity >= most}
          className={`${button} rounded-r-md`}
          onClick={() => onChange(quantity + 1)}
        >
          <Plus aria-hidden="true" size={14} />
        </button>
      </div>
      {limit && (
        <p id={`${id}-limit`} role="status" className="text-xs font-semibold text-brand-deep">
          {isLimitShown && limit}
        </p>
      )}
    </div>
  );
}
