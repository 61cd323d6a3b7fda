import type { Money } from '#contract/core/values.ts';

type PriceProps = {
  amount: Money;
  symbol: string;
  /** Whose way of writing figures: 1,299.00 or 1 299,00. */
  language?: string;
  size?: 'sm' | 'md' | 'lg';
  /** The price before the reduction, struck through beside it. */
  original?: Money | undefined;
  /** Read out before the struck-through amount, for those who cannot see the line. */
  originalLabel?: string;
};

const sizes = { sm: ['text-xs', 'text-sm'], md: ['text-xs', 'text-lg'], lg: ['text-base', 'text-2xl'] } as const;

// Making a format costs more than using it, and a page shows a hundred prices.
const formats = new Map<string, Intl.NumberFormat>();

function formatFor(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formats.set(language, made);
  return made;
}

function unitsAndCents(amount: Money, language: string): [string, string] {
  const text = formatFor(language).format(amount / 100);
  return [text.slice(0, -3), text.slice(-3)];
}

/** A price with small sign and cents around large units, in figures of equal width. */
export function Price({ amount, symbol, language = 'en', size = 'md', original, originalLabel }: PriceProps) {
  const [small, large] = sizes[size];
  const [units, cents] = unitsAndCents(amount, language);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
      <span className="font-semibold whitespace-nowrap text-brand">
        <span className={small}>{symbol}</span>
        <span className={large}>{units}</span>
        <span className={small}>{cents}</span>
      </span>
      {original !== undefined && original > amount && (
        <s className="text-xs whitespace-nowrap text-ink-3">
          {originalLabel && <span className="sr-only">{originalLabel} </span>}
          {symbol}
          {unitsAndCents(original, language).join('')}
        </s>
      )}
    </span>
  );
}
