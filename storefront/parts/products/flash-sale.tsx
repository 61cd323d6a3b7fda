import { ChevronRight, Zap } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Activity } from '#contract/catalogue/shopper.ts';
import { MallCountdown } from '#storefront/base/i18n/mall-countdown.tsx';
import { activityPath } from '#storefront/base/links/activity-path.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ScrollRow } from '#ui/slides/scroll-row.tsx';
import { FlashCard } from './flash-card.tsx';

type FlashSaleProps = { activity: Activity; answeredAt: number };

/** A sale against the clock. When its time is over the products go, since their price no longer holds; the place stays. */
export function FlashSale({ activity, answeredAt }: FlashSaleProps) {
  const t = useTranslations('home.flash');
  const home = useTranslations('home');
  const catalogue = useTranslations('catalogue');
  const [isOver, setIsOver] = useState(false);
  const id = `activity-${activity.id}`;
  return (
    <Card aria-labelledby={id} className="flex min-h-87 overflow-hidden">
      <div className="flex w-50 shrink-0 flex-col items-start justify-center gap-3 bg-linear-to-br from-brand-fill to-brand-fill-deep px-5 py-6 text-white">
        <Zap aria-hidden="true" size={40} className="fill-white" />
        <h2 id={id} className="text-xl leading-tight font-extrabold break-words">
          <MallLink to={activityPath(activity)} className="hover:underline focus-visible:outline-white">
            {activity.name}
          </MallLink>
        </h2>
        <p>{isOver ? t('over') : activity.instruction}</p>
        {activity.endsAt && !isOver && (
          <p className="space-y-1.5">
            <span className="block">{t('endsIn')}</span>
            <MallCountdown
              endsAt={activity.endsAt}
              renderedAt={answeredAt}
              label={t('endsIn')}
              onEnd={() => setIsOver(true)}
            />
          </p>
        )}
        <MallLink
          to={activityPath(activity)}
          className="mt-1 inline-flex items-center gap-0.5 rounded-full bg-white py-1.5 pr-2.5 pl-4 font-semibold text-brand-fill-deep hover:bg-white/90 focus-visible:rounded-full focus-visible:outline-white"
        >
          {catalogue('seeAll')}
          <span className="sr-only"> {activity.name}</span>
          <ChevronRight aria-hidden="true" size={16} />
        </MallLink>
      </div>
      <div className="min-w-0 grow self-center px-6 py-5">
        {isOver ? (
          <EmptyState title={t('overTitle')} text={t('overText')} />
        ) : (
          <ScrollRow previousLabel={home('row.previous')} nextLabel={home('row.next')} arrowsAtPx={88}>
            {activity.productList.map((product) => (
              <li key={product.id} className="w-[180px] shrink-0 snap-start">
                <FlashCard product={product} />
              </li>
            ))}
          </ScrollRow>
        )}
      </div>
    </Card>
  );
}
