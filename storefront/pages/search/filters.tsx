import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Facets } from '#contract/search/shopper.ts';
import { filterPath, type PageFilters, toggled } from '#storefront/base/links/search-address.ts';
import { Card } from '#ui/display/card.tsx';
import { FilterRow } from './filter-row.tsx';
import { PriceForm } from './price-form.tsx';
import { usePriceRangeText } from './price-range-text.ts';
import type { Swatches } from './swatches.ts';

// One line of what everybody uses, and the facts of the products folded, so that the products begin on the first screen.
const shopsAtFirst = 6; // and brands
const coloursAtFirst = 5; // their names are long

type FiltersProps = { filters: PageFilters; facets: Facets; swatches: Swatches };

/** Everything that the results can be narrowed by, each choice with how many products it would leave. */
export function Filters({ filters, facets, swatches }: FiltersProps) {
  const t = useTranslations('search');
  const priceRange = usePriceRangeText();
  const { categories, shops, brands, prices, ratings, specs } = facets;
  const specRows = specs.map(({ name, values }) => (
    <FilterRow
      key={name}
      name={name}
      shownAtFirst={values.some(({ id }) => swatches[id]) ? coloursAtFirst : undefined}
      choices={values.map((value) => ({
        ...value,
        key: value.id,
        isChosen: filters.specs.includes(value.id),
        to: filterPath(filters, toggled(filters, 'specs', value.id)),
        swatch: swatches[value.id],
      }))}
    />
  ));
  return (
    <Card aria-label={t('filters')}>
      <FilterRow
        name={t('category')}
        choices={categories.map((category) => ({
          ...category,
          key: category.id,
          to: filterPath(filters, { cid: category.id }),
        }))}
      />
      <FilterRow
        name={t('shop')}
        choices={shops.map((shop) => ({
          ...shop,
          key: shop.id,
          isChosen: shop.id === filters.shop,
          to: filterPath(filters, { shop: shop.id === filters.shop ? undefined : shop.id }),
        }))}
        shownAtFirst={shopsAtFirst}
      />
      <FilterRow
        name={t('brand')}
        choices={brands.map((brand) => ({
          ...brand,
          key: brand.id,
          isChosen: filters.brand.includes(brand.id),
          to: filterPath(filters, toggled(filters, 'brand', brand.id)),
        }))}
        shownAtFirst={shopsAtFirst}
      />
      <FilterRow
        name={t('price')}
        choices={prices.map(({ min, max, count }) => {
          const maxPrice = max ?? undefined;
          const isChosen = filters.minPrice === min && filters.maxPrice === maxPrice;
          const change = isChosen ? { minPrice: undefined, maxPrice: undefined } : { minPrice: min, maxPrice };
          return { key: min, name: priceRange(min, max), count, isChosen, to: filterPath(filters, change) };
        })}
      >
        <PriceForm filters={filters} />
      </FilterRow>
      <FilterRow
        name={t('rating')}
        choices={worthwhile(ratings, filters).map(({ stars, count }) => {
          const isChosen = filters.rating === stars;
          const to = filterPath(filters, { rating: isChosen ? undefined : stars });
          return { key: stars, name: t('starsAndUp', { stars }), count, isChosen, to };
        })}
      />
      {specs.length > 0 && (
        <details open={specs.some(({ values }) => values.some(({ isChosen }) => isChosen))} className="group/specs">
          <summary className="flex cursor-pointer list-none items-center justify-center gap-1 px-5 py-1.5 text-brand outline-offset-[-2px] hover:text-brand-deep group-open/specs:border-b group-open/specs:border-line [&::-webkit-details-marker]:hidden">
            <span className="truncate">{t('moreFilters', { names: specs.map(({ name }) => name).join(' · ') })}</span>
            <ChevronDown size={14} aria-hidden="true" className="shrink-0 transition group-open/specs:rotate-180" />
          </summary>
          {specRows}
        </details>
      )}
    </Card>
  );
}

/** "2 stars and up" next to "3 stars and up" is of use only where it leaves more. */
function worthwhile(ratings: Facets['ratings'], filters: PageFilters): Facets['ratings'] {
  return ratings.filter(({ stars, count }, at) => count !== ratings[at - 1]?.count || stars === filters.rating);
}
