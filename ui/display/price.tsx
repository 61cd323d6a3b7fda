type PriceProps = {
  /** The amount as its language writes it. */
  parts: readonly Intl.NumberFormatPart[];
  size?: 'sm' | 'md' | 'lg';
  /** The price before the reduction, struck through beside it. */
  original?: readonly Intl.NumberFormatPart[] | undefined;
  /** Read out before the struck-through amount, for those who cannot see the line. */
  originalLabel?: string;
};

const sizes = { sm: ['text-xs', 'text-sm'], md: ['text-xs', 'text-lg'], lg: ['text-base', 'text-2xl'] } as const;

const units = new Set(['integer', 'group']);

/** A price with small sign and cents around large units, wherever its language puts them, in figures of equal width. */
export function Price({ parts, size = 'md', original, originalLabel }: PriceProps) {
  const [small, large] = sizes[size];
  const first = parts.findIndex(({ type }) => units.has(type));
  const last = parts.findLastIndex(({ type }) => units.has(type));
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('');
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
      <span className="font-semibold whitespace-nowrap text-brand">
        {first > 0 && <span className={small}>{text(0, first)}</span>}
        <span className={large}>{text(first, last + 1)}</span>
        <span className={small}>{text(last + 1)}</span>
      </span>
      {original && (
        <s className="text-xs whitespace-nowrap text-ink-3">
          {originalLabel && <span className="sr-only">{originalLabel} </span>}
          {original.map(({ value }) => value).join('')}
        </s>
      )}
    </span>
  );
}
