import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { filterFields, filterPath, type PageFilters } from '#storefront/base/links/search-address.ts';
import { AmountInput } from '#storefront/forms/amount-input.tsx';
import { unitsOf } from '#storefront/forms/typed-amount.ts';
import { Button } from '#ui/buttons/button.tsx';
import { rangeFields, typedRange } from './price-limits.ts';

/** A range of one's own, in whole units. Without scripts the page's loader reads the same two fields. */
export function PriceForm({ filters }: { filters: PageFilters }) {
  const t = useTranslations('search.prices');
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
          <AmountInput
            key={limits[field]} // a range that was chosen elsewhere is shown here
            name={field}
            maxLength={12}
            defaultValue={unitsOf(limits[field])}
            aria-label={names[field]}
          />
        </span>
      ))}
      <Button variant="secondary" type="submit">
        {t('apply')}
      </Button>
    </form>
  );
}
