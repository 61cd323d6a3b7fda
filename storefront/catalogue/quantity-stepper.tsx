import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { correctedQuantity } from './quantity.ts';

type QuantityStepperProps = {
  labels: { quantity: string; less: string; more: string };
  quantity: number;
  /** 0 when there is none: then nothing can be pressed. */
  most: number;
  onChange: (quantity: number) => void;
};

const button =
  'grid size-9 place-items-center hover:text-brand focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:text-line';

/** How many. Anything may be written; leaving the field, or Enter, makes it a number that can be bought. */
export function QuantityStepper({ labels, quantity, most, onChange }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isSoldOut = most === 0;

  function settle() {
    if (draft === null) return;
    setDraft(null);
    const corrected = correctedQuantity(draft, most);
    if (corrected !== quantity) onChange(corrected);
  }

  return (
    <div className="inline-flex rounded-md border border-line bg-card">
      <button
        type="button"
        aria-label={labels.less}
        disabled={isSoldOut || quantity <= 1}
        className={button}
        onClick={() => onChange(Math.min(quantity - 1, most))}
      >
        <Minus aria-hidden="true" size={14} />
      </button>
      <input
        aria-label={labels.quantity}
        inputMode="numeric"
        autoComplete="off"
        disabled={isSoldOut}
        value={draft ?? (isSoldOut ? '0' : String(quantity))}
        className="w-12 border-x border-line text-center tabular-nums focus-visible:-outline-offset-2 disabled:text-ink-3"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <button
        type="button"
        aria-label={labels.more}
        disabled={isSoldOut || quantity >= most}
        className={button}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" size={14} />
      </button>
    </div>
  );
}
