import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SearchSort } from '#contract/search/shopper.ts';
import { FilterLink } from '#storefront/base/links/filter-link.tsx';
import { filterPath, type PageFilters } from '#storefront/base/links/search-address.ts';
import type { FoundProducts } from './search-answers.ts';
import { Switches } from './switches.tsx';
import { useNumberFormat } from './use-number-format.ts';

const sorts = ['default', 'sales', 'price', 'with-delivery', 'newest', 'rating'] as const;

/** In which order, what only, and how many there are. Price goes up first, and down when pressed again. */
export function SortBar({ filters, products }: { filters: PageFilters; products: FoundProducts }) {
  const t = useTranslations('search');
  const figures = useNumberFormat();
  const total = figures(products.total);
  return (
    <div className="flex min-h-12 items-stretch justify-between gap-2 rounded-md bg-card pr-4">
      <nav aria-label={t('sortBy')}>
        <ul className="flex h-full">
          {sorts.map((sort) => (
            <li key={sort} className="flex">
              {sort === 'price' ? (
                <PriceSort filters={filters} />
              ) : (
                <SortLink filters={filters} sort={sort} name={t(`sorts.${sort}`)} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center gap-2 py-1">
        <Switches filters={filters} facets={products.facets} />
        <p role="status" className="border-l border-line pl-3 whitespace-nowrap text-ink-2 tabular-nums">
          {products.isMore ? t('moreThan', { total }) : t('total', { count: products.total, total })}
        </p>
      </div>
    </div>
  );
}

function PriceSort({ filters }: { filters: PageFilters }) {
  const t = useTranslations('search.sorts');
  const isUp = filters.sort === 'price-up';
  const isDown = filters.sort === 'price-down';
  const Arrow = isUp ? ArrowUp : isDown ? ArrowDown : ArrowUpDown;
  return (
    <SortLink filters={filters} sort={isUp ? 'price-down' : 'price-up'} isHere={isUp || isDown} name={t('price')}>
      {(isUp || isDown) && <span className="sr-only">{isUp ? t('lowestFirst') : t('highestFirst')}</span>}
      <Arrow size={14} aria-hidden="true" />
    </SortLink>
  );
}

type SortLinkProps = {
  filters: PageFilters;
  sort: SearchSort;
  isHere?: boolean;
  name: string;
  children?: React.ReactNode;
};

function SortLink({ filters, sort, isHere = filters.sort === sort, name, children }: SortLinkProps) {
  return (
    <FilterLink
      to={filterPath(filters, { sort })}
      aria-current={isHere ? 'true' : undefined}
      className={`flex items-center gap-1 px-2.5 whitespace-nowrap outline-offset-[-2px] first:rounded-l-md hover:text-brand ${isHere ? 'bg-brand-soft font-semibold text-brand-deep' : ''}`}
    >
      {name}
      {children}
    </FilterLink>
  );
}
