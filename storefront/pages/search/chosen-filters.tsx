import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FilterLink } from '#storefront/base/links/filter-link.tsx';
import { filterPath, type PageFilters, toggled, unfiltered } from '#storefront/base/links/search-address.ts';
import { chipClass } from '#ui/buttons/chip.tsx';
import { usePriceRangeText } from './price-range-text.ts';
import type { FoundProducts } from './search-answers.ts';

type Chosen = { key: string; name: string; without: Partial<PageFilters> };

/** What the results are narrowed by, each to be given up by itself, and all at once. */
export function ChosenFilters({ filters, products }: { filters: PageFilters; products: FoundProducts }) {
  const t = useTranslations('search');
  const chosen = useChosen(filters, products);
  return (
    <section aria-label={t('chosen')} className="flex flex-wrap items-center gap-2">
      <ul className="contents">
        {chosen.map(({ key, name, without }) => (
          <li key={key}>
            <FilterLink
              to={filterPath(filters, without)}
              aria-label={t('remove', { filter: name })}
              className={`max-w-100 ${chipClass}`}
            >
              <span className="min-w-0 truncate">{name}</span>
              <X size={14} aria-hidden="true" className="shrink-0" />
            </FilterLink>
          </li>
        ))}
      </ul>
      <FilterLink
        to={filterPath(filters, unfiltered(filters))}
        className="px-2 py-1 text-ink-2 underline underline-offset-2 hover:text-brand"
      >
        {t('clearAll')}
      </FilterLink>
    </section>
  );
}

function useChosen(filters: PageFilters, { facets, category }: FoundProducts): Chosen[] {
  const t = useTranslations('search');
  const priceRange = usePriceRangeText();
  const { minPrice, maxPrice, rating } = filters;
  const shop = facets.shops.find(({ id }) => id === filters.shop);
  const brandNames = new Map(facets.brands.map(({ id, name }) => [id, name]));
  const parent = category?.path.at(-2)?.id;
  const specValues = new Map(facets.specs.flatMap(({ values }) => values.map(({ id, name }) => [id, name])));
  const one = (isChosen: unknown, key: string, name: string, without: Partial<PageFilters>): Chosen[] =>
    isChosen ? [{ key, name, without }] : [];
  return [
    ...one(filters.title && filters.cid, 'cid', category?.name ?? t('category'), { cid: parent }),
    ...one(filters.shop, 'shop', shop?.name ?? t('shop'), { shop: undefined }),
    ...filters.brand.flatMap((id) =>
      one(true, `brand ${id}`, brandNames.get(id) ?? t('brand'), toggled(filters, 'brand', id)),
    ),
    ...one((minPrice ?? maxPrice) !== undefined, 'price', priceRange(minPrice, maxPrice), {
      minPrice: undefined,
      maxPrice: undefined,
    }),
    ...one(rating, 'rating', t('starsAndUp', { stars: rating ?? 0 }), { rating: undefined }),
    // A value that none of the products found has is still chosen, though its name is not known any more.
    ...filters.specs.flatMap((id) =>
      one(true, `spec ${id}`, specValues.get(id) ?? t('otherSpec'), toggled(filters, 'specs', id)),
    ),
    ...one(filters.stock, 'stock', t('inStock'), { stock: undefined }),
    ...one(filters.offer, 'offer', t('onOffer'), { offer: undefined }),
    ...one(filters.self, 'self', t('selfSupport'), { self: undefined }),
  ];
}
