import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Product, Sku } from '#contract/catalogue/shopper-product.ts';
import { RadioChip } from '#ui/buttons/chip.tsx';
import { chooseValue, stateOfValue } from './sku-choice.ts';
import type { Choice } from './use-choice.ts';

type SkuChipsProps = {
  product: Product;
  choice: Pick<Choice, 'sku' | 'chooseSku'>;
  /** The names of the options stand above their values, not beside them. */
  isNarrow?: boolean;
  /** What stands after the values of an option. */
  beside?: (option: number) => ReactNode;
};

/** The options of a product, each a row of values of which one is chosen. */
export function SkuChips({ product, choice, isNarrow = false, beside }: SkuChipsProps) {
  const { sku } = choice;
  const id = useId(); // a page may ask about several products at once
  if (!sku) return null;
  return product.options.map((option, at) => (
    <fieldset key={option.name} className={isNarrow ? '' : 'grid grid-cols-[112px_minmax(0,1fr)] gap-3'}>
      {/* A legend keeps out of every grid unless it floats. */}
      <legend
        className={isNarrow ? 'mb-1 text-xs text-ink-3' : 'float-left w-28 pt-1.5 break-words hyphens-auto text-ink-3'}
      >
        {option.name}
      </legend>
      <div className="col-start-2 flex flex-wrap content-start gap-2">
        {option.values.map((value) => (
          <Chip
            key={value.value}
            name={`${id}-${at}`}
            option={at}
            value={value}
            skus={product.skus}
            chosen={sku}
            onChoose={choice.chooseSku}
          />
        ))}
        {beside?.(at)}
      </div>
    </fieldset>
  ));
}

type ChipProps = {
  name: string;
  option: number;
  value: Product['options'][number]['values'][number];
  skus: readonly Sku[];
  chosen: Sku;
  onChoose: (sku: Sku) => void;
};

/** What is sold out is grey and says so; what is sold out only in this combination can be chosen, and changes the rest. */
function Chip({ name, option, value, skus, chosen, onChoose }: ChipProps) {
  const t = useTranslations('product.sku');
  const id = useId();
  const state = stateOfValue(skus, chosen, option, value.value);
  const isChosen = chosen.values[option] === value.value;
  const reason = state === 'gone' ? t('soldOut') : state === 'elsewhere' ? t('soldOutHere') : null;
  return (
    <span title={reason ?? undefined} className="inline-flex">
      <RadioChip
        name={name}
        value={value.value}
        checked={isChosen}
        disabled={state === 'gone' && !isChosen}
        aria-describedby={reason ? id : undefined}
        className={reason ? 'border-dashed' : ''}
        onChange={() => {
          const next = chooseValue(skus, chosen, option, value.value);
          if (next) onChoose(next);
        }}
      >
        {value.image && (
          <img
            src={`${value.image}/80`}
            alt=""
            width={28}
            height={28}
            loading="lazy"
            className={`-ml-3 size-7 rounded-full object-cover ${reason ? 'opacity-50' : ''}`}
          />
        )}
        <span className={reason && !isChosen ? `text-ink-3 ${state === 'gone' ? 'line-through' : ''}` : ''}>
          {value.label}
        </span>
        {reason && (
          <span id={id} className="sr-only">
            {reason}
          </span>
        )}
      </RadioChip>
    </span>
  );
}
