import { useTranslations } from 'use-intl';
import { Stars } from '#ui/display/stars.tsx';
import { FilterLink } from './filter-link.tsx';
import type { ReviewFilters } from './review-filters.ts';
import type { Summary } from './review-part.tsx';

type ReviewSummaryProps = {
  summary: Summary;
  filters: ReviewFilters;
  searchOf: (filters: ReviewFilters) => string;
};

/** How a product is judged on the whole: its averages, the share of good reviews, and the share of each number of stars. */
export function ReviewSummary({ summary, filters, searchOf }: ReviewSummaryProps) {
  const t = useTranslations('product.reviews');
  const product = useTranslations('product');
  return (
    <div className="mt-4 grid grid-cols-[200px_minmax(0,1fr)_180px] items-center gap-8 rounded-md bg-page px-6 py-5">
      <div className="text-center">
        <p className="text-2xl font-bold text-brand tabular-nums">{summary.replyStar.toFixed(1)}</p>
        <Stars value={summary.replyStar} label={product('stars', { value: summary.replyStar.toFixed(1) })} size={18} />
        <p className="mt-1 text-xs text-ink-3">{product('reviewCount', { count: String(summary.sumCount) })}</p>
      </div>
      <ul aria-label={t('byStars')} className="space-y-0.5">
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <StarRow stars={stars} summary={summary} filters={filters} searchOf={searchOf} />
          </li>
        ))}
      </ul>
      <dl className="space-y-3 text-center">
        <div className="flex flex-col-reverse">
          <dt className="text-xs text-ink-3">{t('goodRate')}</dt>
          <dd className="text-lg font-semibold tabular-nums">{`${Math.round(summary.replyChance * 100)}%`}</dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-xs text-ink-3">{t('service')}</dt>
          <dd className="text-lg font-semibold tabular-nums">{summary.serviceStar.toFixed(1)}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The share of one number of stars. A press shows those reviews alone, a second one all of them again. */
function StarRow({ stars, summary, filters, searchOf }: ReviewSummaryProps & { stars: number }) {
  const t = useTranslations('product.reviews');
  const count = summary.stars[stars - 1] ?? 0;
  const percent = Math.round((count * 100) / Math.max(1, summary.sumCount));
  const isOn = filters.star === stars;
  const content = (
    <>
      <span className="w-16 shrink-0 whitespace-nowrap">{t('starRow', { stars })}</span>
      <span aria-hidden="true" className="h-2.5 grow overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-star"
          style={{ width: `${(count * 100) / Math.max(1, summary.sumCount)}%` }}
        />
      </span>
      <span className="w-10 shrink-0 text-right tabular-nums">{`${percent}%`}</span>
      <span className="sr-only">{t('shareOfAll', { count: String(count) })}</span>
    </>
  );
  if (count === 0) return <span className={`${row} text-ink-3`}>{content}</span>;
  return (
    <FilterLink
      to={searchOf({ ...filters, type: 'all', star: isOn ? 0 : stars, page: 1 })}
      aria-current={isOn ? 'true' : undefined}
      className={`${row} text-ink-2 hover:bg-card hover:text-brand-deep aria-[current]:bg-card aria-[current]:font-semibold aria-[current]:text-brand-deep`}
    >
      {content}
    </FilterLink>
  );
}

const row = 'flex items-center gap-3 rounded-sm px-2 py-0.5 text-xs';
