import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { getLogistics } from '#contract/shipping/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ParcelList } from './parcel-list.tsx';

type Known = OutputOf<typeof getLogistics> | 'failed' | null;

/** Where an order is, asked again whenever it is opened. */
export function LogisticsDialog({ orderNo, onClose }: { orderNo: string; onClose: () => void }) {
  const t = useTranslations('orders.logistics');
  const orders = useTranslations('orders');
  const [known, setKnown] = useState<Known>(null);
  const load = useCallback(async () => {
    setKnown(null);
    setKnown(await callQuietly(getLogistics, { orderNo }).catch(() => 'failed' as const));
  }, [orderNo]);
  useEffect(() => void load(), [load]);
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} className="w-160">
      <div className="max-h-[80vh] overflow-y-auto px-8 pt-7 pb-8" aria-busy={known === null}>
        <h2 className="pr-8 text-lg font-semibold">{t('title')}</h2>
        <p className="text-xs text-ink-3 tabular-nums">{orders('orderNamed', { number: orderNo })}</p>
        <div className="mt-4">
          {known === null ? (
            <div className="grid gap-3">
              <Skeleton className="h-16" />
              <Skeleton className="h-40" />
            </div>
          ) : known === 'failed' ? (
            <RetryRow message={t('failed')} retryLabel={t('retry')} onRetry={() => void load()} />
          ) : (
            <ParcelList
              parcels={known.parcels}
              isReceived={known.status === 'received' || known.status === 'completed'}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}
