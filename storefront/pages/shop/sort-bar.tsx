import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopSorts } from '#contract/shops/shopper-page.ts';
import { MallLink, useMallPath } from '#storefront/base/links/mall-link.tsx';
import { withQuery } from '#storefront/base/links/page-params.ts';
import { AmountInput } from '#storefront/forms/amount-input.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import type { ShelfFilters } from './shelf-filters.ts';

type SortBarProps = { parameters: URLSearchParams; filters: ShelfFilters };

const path = '/merchant/merchant/category';
// What the form sends by itself; the rest of the address travels with it.
const sentByForm = ['minPrice', 'maxPrice', 'page'];

/** In which order a shop's products come, and between which prices. Another choice begins at the first page again. */
export function SortBar({ parameters, filters }: SortBarProps) {
  const t = useTranslations('shops.category');
  return (
    <Card as="div" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
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
    </Card>
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
      <AmountInput name="minPrice" maxLength={10} defaultValue={min} aria-label={t('minPrice')} />
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <AmountInput name="maxPrice" maxLength={10} defaultValue={max} aria-label={t('maxPrice')} />
      <Button variant="secondary" type="submit">
        {t('apply')}
      </Button>
    </Form>
  );
}
