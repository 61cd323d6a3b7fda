import { X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type ReviewKind, reviewKinds, reviewSorts } from '#contract/reviews/shopper.ts';
import { chipClass } from '#ui/buttons/chip.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FilterLink } from './filter-link.tsx';
import type { ReviewFilters } from './review-filters.ts';
import type { Summary } from './review-part.tsx';

type ReviewFilterBarProps = {
  summary: Summary | null;
  filters: ReviewFilters;
  searchOf: (filters: ReviewFilters) => string;
};

const countOf: Record<ReviewKind, keyof Omit<Summary, 'stars'>> = {
  all: 'sumCount',
  good: 'goodCount',
  general: 'inCount',
  bad: 'poorCount',
  pictures: 'pictureCount',
};

/** Which reviews are shown, with how many there are of each kind, and in which order. */
export function ReviewFilterBar({ summary, filters, searchOf }: ReviewFilterBarProps) {
  const t = useTranslations('product.reviews');
  const navigate = useNavigate();
  return (
    <div className="mt-5 flex items-start justify-between gap-4 border-b border-line pb-4">
      <nav aria-label={t('kinds')} className="flex flex-wrap gap-2">
        {reviewKinds.map((kind) => (
          <FilterLink
            key={kind}
            to={searchOf({ ...filters, type: kind, star: 0, page: 1 })}
            aria-current={kind === filters.type && filters.star === 0 ? 'true' : undefined}
            className={chipClass}
          >
            {t(`kind.${kind}`)}
            {summary && ` (${summary[countOf[kind]]})`}
          </FilterLink>
        ))}
        {filters.star > 0 && (
          <FilterLink
            to={searchOf({ ...filters, star: 0, page: 1 })}
            aria-current="true"
            aria-label={`${t('starRow', { stars: filters.star })}. ${t('clearStars')}`}
            className={chipClass}
          >
            {t('starRow', { stars: filters.star })}
            <X aria-hidden="true" size={14} />
          </FilterLink>
        )}
      </nav>
      <label className="flex shrink-0 items-center gap-2 text-ink-2">
        {t('sort')}
        <Select
          size="small"
          value={filters.sort}
          className="text-ink"
          onChange={(event) => {
            const sort = reviewSorts.find((candidate) => candidate === event.target.value) ?? filters.sort;
            // At once: a page number pressed next goes on from it.
            const how = { replace: true, preventScrollReset: true, flushSync: true };
            void navigate(searchOf({ ...filters, sort, page: 1 }), how);
          }}
        >
          {reviewSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}
