import { useTranslations } from 'use-intl';
import { Stars } from '#ui/display/stars.tsx';
import type { Summary } from './review-part.tsx';

/** How a product is judged on the whole: its averages, the share of good reviews, and how many gave how many stars. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const t = useTranslations('product.reviews');
  const product = useTranslations('product');
  return (
    <div className="mt-4 grid grid-cols-[200px_minmax(0,1fr)_180px] items-center gap-8 rounded-md bg-page px-6 py-5">
      <div className="text-center">
        <p className="text-2xl font-bold text-brand tabular-nums">{summary.replyStar.toFixed(1)}</p>
        <Stars value={summary.replyStar} label={product('stars', { value: summary.replyStar.toFixed(1) })} size={18} />
        <p className="mt-1 text-xs text-ink-3">{product('reviewCount', { count: String(summary.sumCount) })}</p>
      </div>
      <ul className="space-y-1.5">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = summary.stars[stars - 1] ?? 0;
          return (
            <li key={stars} className="flex items-center gap-3 text-xs text-ink-2">
              <span className="w-16 shrink-0 whitespace-nowrap">{t('starRow', { stars })}</span>
              <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-star"
                  style={{ width: `${(count * 100) / Math.max(1, summary.sumCount)}%` }}
                />
              </span>
              <span className="w-8 shrink-0 text-right tabular-nums">{count}</span>
            </li>
          );
        })}
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
