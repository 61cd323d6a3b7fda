import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { moveParcel, type Parcel } from '#contract/demo/developer.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const tones: Record<Parcel['state'], BadgeTone> = {
  sent: 'neutral',
  moving: 'warning',
  delivered: 'success',
  problem: 'brand',
  returned: 'neutral',
};

/** One parcel with its newest tracking event. Those of the demo's own carriers need not be waited for. */
export function ParcelRow({ parcel }: { parcel: Parcel }) {
  const { orderNo, kind, company, trackingNumber, personName, state, sentAt, lastEvent, canMoveOn } = parcel;
  const t = useTranslations('demo.carrier');
  const steps = useTranslations('orders.logistics.steps');
  const formatDate = useDateFormat();
  return (
    <>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium">{company || personName || t(`kinds.${kind}`)}</span>
          <span className="font-mono text-xs text-ink-3">{trackingNumber}</span>
        </p>
        <p className="text-xs text-ink-3">{t('order', { number: orderNo })}</p>
        {lastEvent && (
          <p className="mt-1 text-xs wrap-anywhere text-ink-2">
            {[steps(lastEvent.step), lastEvent.place, lastEvent.text].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      <div className="grid shrink-0 justify-items-end gap-1 text-xs">
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        <time dateTime={lastEvent?.at ?? sentAt} className="text-ink-3">
          {formatDate(lastEvent?.at ?? sentAt)}
        </time>
        {canMoveOn && <MoveOn id={parcel.id} orderNo={orderNo} />}
      </div>
    </>
  );
}

function MoveOn({ id, orderNo }: { id: number; orderNo: string }) {
  const t = useTranslations('demo.carrier');
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const isHydrated = useHydrated();
  const move = () =>
    press({ id }, async () => {
      const { hasMoved } = await callFromBrowser(moveParcel, { id });
      await revalidate();
      void toast(t(hasMoved ? 'moved' : 'arrived'), hasMoved ? 'success' : 'info', 'parcel');
    });
  return (
    <Button
      variant="secondary"
      disabled={!isHydrated || isBusy}
      aria-label={t('moveOnOne', { number: orderNo })}
      onClick={() => void move()}
      className="mt-1"
    >
      {t('moveOn')}
    </Button>
  );
}
