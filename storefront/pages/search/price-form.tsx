import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCurrencySymbol } from '#storefront/base/client/home-data.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { filterFields, filterPath, type PageFilters } from '#storefront/base/links/search-address.ts';
import { rangeFields, typedRange, unitsOf } from './price-limits.ts';

/** A range of one's own, in whole units. Without scripts the page's loader reads the same two fields. */
export function PriceForm({ filters }: { filters: PageFilters }) {
  const t = useTranslations('search.prices');
  const symbol = useCurrencySymbol();
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const [path = ''] = filterPath(filters).split('?');
  const others = filterFields(filters, { minPrice: undefined, maxPrice: undefined });
  const limits = { from: filters.minPrice, to: filters.maxPrice };
  const names = { from: t('lowest'), to: t('highest') };

  const narrow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const range = typedRange(new FormData(event.currentTarget));
    if (range) navigate(mallPath(filterPath(filters, range)), { preventScrollReset: true, flushSync: true });
  };

  return (
    <form action={mallPath(path)} onSubmit={narrow} className="ml-2 flex items-center gap-1.5">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {rangeFields.map((field) => (
        <span key={field} className="flex items-center gap-1.5">
          {field === 'to' && <span aria-hidden="true">–</span>}
          <span className="flex h-7.5 w-24 items-center gap-1 rounded-md border border-line px-2 focus-within:border-brand">
            <span aria-hidden="true" className="text-xs text-ink-3">
              {symbol}
            </span>
            <input
              key={limits[field]} // a range that was chosen elsewhere is shown here
              name={field}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              defaultValue={unitsOf(limits[field])}
              aria-label={names[field]}
              className="w-full min-w-0 bg-transparent text-sm tabular-nums outline-none"
            />
          </span>
        </span>
      ))}
      <button
        type="submit"
        className="h-7.5 rounded-md border border-line px-3 whitespace-nowrap hover:border-brand hover:text-brand"
      >
        {t('apply')}
      </button>
    </form>
  );
}
