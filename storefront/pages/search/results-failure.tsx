import { RefreshCw } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { OfflineDrawing } from '#ui/drawings/offline-drawing.tsx';
import { useIsSearching } from './use-is-searching.ts';

/** The results did not come. A link asks again, with the same address, so that it works without scripts too. */
export function ResultsFailure({ error }: { error: unknown }) {
  const t = useTranslations('search.failure');
  const location = useLocation();
  const isAsking = useSteadyPending(useIsSearching());
  return (
    <div className="page-column pt-4 pb-12">
      <Card as="div" role="alert" className="py-10">
        <EmptyState
          drawing={<OfflineDrawing />}
          title={t('title')}
          text={(isCallFailure(error) && error.message) || t('text')}
          action={
            <Link to={location} replace className={buttonClass({ variant: 'secondary' })}>
              <RefreshCw aria-hidden="true" size={16} className={isAsking ? 'animate-spin' : ''} />
              {t('retry')}
            </Link>
          }
        />
      </Card>
    </div>
  );
}
