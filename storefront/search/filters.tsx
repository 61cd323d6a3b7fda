import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Facets } from '#contract/search.ts';
import { type Choice, FilterRow } from './filter-row.tsx';
import { PriceForm } from './price-form.tsx';
import { usePriceRangeText } from './price-range-text.ts';
import { type PageWish, toggledSpec, wishPath } from './search-address.ts';
import { isColourSpec, swatchOf } from './swatches.ts';

const specsAtFirst = 2; // the goods should begin on the first screen

/** Everything that the results can be narrowed by, each choice with how many goods it would leave. */
export function Filters({ wish, facets }: { wish: PageWish; facets: Facets }) {
  const t = useTranslations('search');
  const priceRange = usePriceRangeText();
  const { categories, shops, prices, ratings, specs } = facets;
  const specRows = specs.map(({ name, values }) => (
    <FilterRow
      key={name}
      name={name}
      choices={values.map((value) => ({
        ...value,
        key: value.id,
        to: wishPath(wish, toggledSpec(wish, value.id)),
        swatch: isColourSpec(name) ? swatchOf(value.name) : null,
      }))}
    />
  ));
  const hidden = specs.slice(specsAtFirst);
  return (
    <section aria-label={t('filters')} className="rounded-lg bg-card">
      <FilterRow
        name={t('category')}
        choices={categories.map((category) => ({
          ...category,
          key: category.id,
          to: wishPath(wish, { cid: category.id }),
        }))}
      />
      <FilterRow
        name={t('shop')}
        choices={shops.map((shop) => ({
          ...shop,
          key: shop.id,
          to: wishPath(wish, { shop: shop.isChosen ? undefined : shop.id }),
        }))}
        shownAtFirst={6}
      />
      {specRows.slice(0, specsAtFirst)}
      {hidden.length > 0 && (
        <details
          open={hidden.some(({ values }) => values.some(({ isChosen }) => isChosen))}
          className="group/specs border-b border-line"
        >
          <summary className="flex cursor-pointer list-none items-center justify-center gap-1 py-2 text-brand outline-offset-[-2px] hover:text-brand-deep group-open/specs:border-b group-open/specs:border-line [&::-webkit-details-marker]:hidden">
            {t('moreFilters', { names: hidden.map(({ name }) => name).join(' · ') })}
            <ChevronDown size={14} aria-hidden="true" className="transition group-open/specs:rotate-180" />
          </summary>
          {specRows.slice(specsAtFirst)}
        </details>
      )}
      <FilterRow
        name={t('price')}
        choices={prices.map(({ min, max, count }) => {
          const maxPrice = max ?? undefined;
          const isChosen = wish.minPrice === min && wish.maxPrice === maxPrice;
          const change = isChosen ? { minPrice: undefined, maxPrice: undefined } : { minPrice: min, maxPrice };
          return { key: min, name: priceRange(min, max), count, isChosen, to: wishPath(wish, change) };
        })}
      >
        <PriceForm wish={wish} />
      </FilterRow>
      <FilterRow
        name={t('rating')}
        choices={ratings.map(({ stars, count }) => {
          const isChosen = wish.rating === stars;
          const to = wishPath(wish, { rating: isChosen ? undefined : stars });
          return { key: stars, name: t('starsAndUp', { stars }), count, isChosen, to };
        })}
      />
      <Switches wish={wish} facets={facets} />
    </section>
  );
}

function Switches({ wish, facets: { selfCount, stockCount, offerCount } }: { wish: PageWish; facets: Facets }) {
  const t = useTranslations('search');
  const choice = (key: 'self' | 'stock' | 'offer', name: string, count: number): Choice => {
    const isChosen = wish[key] !== undefined;
    return { key, name, count, isChosen, to: wishPath(wish, { [key]: isChosen ? undefined : '1' }) };
  };
  const choices = [
    choice('stock', t('inStock'), stockCount),
    choice('offer', t('onOffer'), offerCount),
    choice('self', t('selfSupport'), selfCount),
  ];
  return <FilterRow name={t('only')} choices={choices} />;
}
