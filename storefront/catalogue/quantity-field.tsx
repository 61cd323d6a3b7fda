import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { quantityMax } from '#contract/catalogue-product.ts';
import { correctedQuantity } from './quantity.ts';
import type { Choice } from './use-choice.ts';

const button =
  'grid size-9 place-items-center hover:text-brand focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:text-line';

/** How many. Anything may be written; leaving the field, or Enter, makes it a number that can be bought. */
export function QuantityField({ choice }: { choice: Choice }) {
  const t = useTranslations('product.quantity');
  const { sku, quantity, most, setQuantity } = choice;
  const [draft, setDraft] = useState<string | null>(null);
  const stock = sku?.stock ?? 0;
  const isSoldOut = most === 0;

  function settle() {
    if (draft === null) return;
    setDraft(null);
    setQuantity(correctedQuantity(draft, most));
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="inline-flex rounded-md border border-line bg-card">
        <button
          type="button"
          aria-label={t('less')}
          disabled={isSoldOut || quantity <= 1}
          className={button}
          onClick={() => setQuantity(quantity - 1)}
        >
          <Minus aria-hidden="true" size={14} />
        </button>
        <input
          aria-label={t('label')}
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
          aria-label={t('more')}
          disabled={isSoldOut || quantity >= most}
          className={button}
          onClick={() => setQuantity(quantity + 1)}
        >
          <Plus aria-hidden="true" size={14} />
        </button>
      </div>
      <p aria-live="polite" className={isSoldOut ? 'font-semibold text-brand-deep' : 'text-ink-3'}>
        {isSoldOut ? t('soldOut') : t('inStock', { stock: String(stock) })}
        {!isSoldOut && quantity === quantityMax && stock > quantityMax && ` · ${t('most', { most: String(most) })}`}
      </p>
    </div>
  );
}
