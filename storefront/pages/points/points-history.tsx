import { Gift, type LucideIcon, RotateCcw, ShoppingBag, Snowflake, Undo2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import type { listPoints, PointsEntry } from '#contract/points/shopper.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { useWholeNumber } from '#storefront/base/i18n/whole-number.ts';
import { pageHref } from '#storefront/base/links/page-params.ts';
import { pointsPath } from '#storefront/base/links/points-path.ts';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { PointsDrawing } from '#ui/drawings/points-drawing.tsx';

/** What happened to one's points, newest first: when, why and how many. */
export function PointsHistory({ found }: { found: OutputOf<typeof listPoints> }) {
  const t = useTranslations('points');
  const [parameters] = useSearchParams();
  const isPending = useListPending();
  const hrefOf = (page: number) => pageHref(pointsPath, parameters, page);
  if (found.list.length === 0)
    return (
      <div className="py-8">
        <EmptyState
          drawing={<PointsDrawing />}
          title={t('empty')}
          text={t('emptyText')}
          action={<LinkButton to={`${pointsPath}?tab=earn`}>{t('howToEarn')}</LinkButton>}
        />
      </div>
    );
  return (
    <div aria-busy={isPending} className={`transition-opacity ${isPending ? 'opacity-50' : ''}`}>
      <ul aria-label={t('tabs.detail')} className="divide-y divide-line">
        {found.list.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      <NumberedPages found={found} hrefOf={hrefOf} />
    </div>
  );
}

const icons: Record<PointsEntry['kind'], LucideIcon> = {
  earned: ShoppingBag,
  thawed: Snowflake,
  spent: ShoppingBag,
  returned: RotateCcw,
  taken_back: Undo2,
  granted: Gift,
  withdrawn: Undo2,
};

function Entry({ entry: { kind, points, reference, at, thawsAt, isFrozen } }: { entry: PointsEntry }) {
  const t = useTranslations('points');
  const day = useShortDay();
  const write = useWholeNumber({ hasSign: true });
  const Icon = icons[kind];
  return (
    <div className="flex items-center gap-4 py-4">
      <span
        aria-hidden="true"
        className={`grid size-10 shrink-0 place-items-center rounded-full ${points > 0 ? 'bg-success-soft text-success' : 'bg-surface text-ink-2'}`}
      >
        <Icon size={18} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {t(`kinds.${kind}`)}
          {isFrozen && thawsAt && <Badge tone="warning">{t('frozenUntil', { day: day(thawsAt) })}</Badge>}
        </p>
        <p className="text-xs text-ink-3 tabular-nums">
          {day(at)}
          {reference && ` · ${reference}`}
        </p>
      </div>
      <span className={`text-base font-semibold tabular-nums ${points > 0 ? 'text-success' : 'text-ink'}`}>
        {write(points)}
      </span>
    </div>
  );
}
