import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopSorts } from '#contract/shops/shopper-page.ts';
import { useCurrencySymbol } from '#storefront/base/client/home-data.ts';
import { MallLink, useMallPath } from '#storefront/base/links/mall-link.tsx';
import { withQuery } from '#storefront/base/links/page-params.ts';
import type { ShelfFilters } from './shelf-filters.ts';

type SortBarProps = { parameters: URLSearchParams; filters: ShelfFilters };

const path = '/merchant/merchant/category';
// What the form sends by itself; the rest of the address travels with it.
const sentByForm = ['minPrice', 'maxPrice', 'page'];

/** In which order a shop's products come, and between which prices. Another choice begins at the first page again. */
export function SortBar({ parameters, filters }: SortBarProps) {
  const t = useTranslations('shops.category');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-card px-4 py-2.5">
      <ul aria-label={t('order')} className="flex flex-wrap gap-1">
        {shopSorts.map((sort) => (
          <li key={sort}>
            <MallLink
              to={withQuery(path, parameters, { sort: sort === 'default' ? '' : sort, page: '' })}
              preventScrollReset
              aria-current={sort === filters.sort ? 'true' : undefined}
              className="block rounded-md px-3 py-1.5 hover:text-brand focus-visible:rounded-md aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-deep"
            >
              {t(`sorts.${sort}`)}
            </MallLink>
          </li>
        ))}
      </ul>
      <PriceRange parameters={parameters} />
    </div>
  );
}

function PriceRange({ parameters }: { parameters: URLSearchParams }) {
  const t = useTranslations('shops.category');
  const mallPath = useMallPath();
  const [min, max] = [parameters.get('minPrice') ?? '', parameters.get('maxPrice') ?? ''];
  return (
    <Form action={mallPath(path)} preventScrollReset key={`${min} ${max}`} className="flex items-center gap-2">
      {[...parameters].map(
        ([name, value]) => !sentByForm.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Amount name="minPrice" label={t('minPrice')} value={min} />
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <Amount name="maxPrice" label={t('maxPrice')} value={max} />
      <button
        type="submit"
        className="h-8 rounded-md border border-line px-3 font-medium hover:border-brand hover:text-brand focus-visible:rounded-md"
      >
        {t('apply')}
      </button>
    </Form>
  );
}

function Amount({ name, label, value }: { name: string; label: string; value: string }) {
  const symbol = useCurrencySymbol();
  return (
    <span className="flex h-8 items-center rounded-md border border-line focus-within:border-brand">
      <span aria-hidden="true" className="pl-2 text-xs text-ink-3">
        {symbol}
      </span>
      <input
        name={name}
        defaultValue={value}
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
        aria-label={label}
        className="w-18 px-1.5 outline-none"
      />
    </span>
  );
}
