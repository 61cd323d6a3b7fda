import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Alert, cancelAlerts, type listAlerts } from '#contract/catalogue/shopper-alerts.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { MallLink, useMallPath } from '#storefront/base/links/mall-link.tsx';
import { allProductsPath, productPath } from '#storefront/base/links/product-path.ts';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { AlertsDrawing } from '#ui/drawings/alerts-drawing.tsx';

type AlertListProps = { found: OutputOf<typeof listAlerts>; hrefOf: (page: number) => string };

/** What one waits for, the newest first. A mail that was sent takes its alert off the list. */
export function AlertList({ found, hrefOf }: AlertListProps) {
  const t = useTranslations('alerts');
  const { busyWith, remove } = useRemoving(found, hrefOf);
  if (found.total === 0)
    return (
      <div className="py-12">
        <EmptyState
          drawing={<AlertsDrawing />}
          title={t('none')}
          text={t('noneText')}
          action={<LinkButton to={allProductsPath}>{t('browse')}</LinkButton>}
        />
      </div>
    );
  return (
    <>
      <ul aria-label={t('listLabel')} className="divide-y divide-line">
        {found.list.map((alert) => (
          <li key={alert.id}>
            <AlertRow alert={alert} isBusy={busyWith === alert.id} onRemove={() => void remove(alert)} />
          </li>
        ))}
      </ul>
      <NumberedPages found={found} hrefOf={hrefOf} />
    </>
  );
}

function AlertRow({ alert, isBusy, onRemove }: { alert: Alert; isBusy: boolean; onRemove: () => void }) {
  const t = useTranslations('alerts');
  const writeMoney = useMoneyText();
  const day = useShortDay();
  const { name, variant, image, price, belowPrice, reason, since } = alert;
  return (
    <article aria-label={name} className="flex items-center gap-5 py-4">
      <Picture picture={image} alt="" width={80} className="size-20 shrink-0 rounded-md object-cover" />
      <div className="min-w-0 grow space-y-1">
        <p className="line-clamp-2">
          <MallLink to={`${productPath(alert.productId)}?sku=${alert.skuId}`} className="font-medium hover:text-brand">
            {name}
          </MallLink>
        </p>
        {variant && <p className="text-xs text-ink-3">{variant}</p>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <span className="inline-flex items-center gap-1.5">
            <Bell aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
            {belowPrice === null ? t('back') : t('drop', { money: writeMoney(belowPrice) })}
          </span>
          <span>{t('now', { money: writeMoney(price) })}</span>
          {reason && <Badge>{t(`reasons.${reason}`)}</Badge>}
          <span className="text-ink-3">{t('since', { day: day(since) })}</span>
        </p>
      </div>
      <Button variant="secondary" isBusy={isBusy} aria-label={t('removeOne', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </article>
  );
}

/** Removes an alert and reloads the list; when the page has become empty, it goes to the page before. */
function useRemoving({ list, page }: AlertListProps['found'], hrefOf: AlertListProps['hrefOf']) {
  const t = useTranslations('alerts');
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const [busyWith, setBusyWith] = useState<number | null>(null);

  async function remove({ id }: Alert) {
    setBusyWith(id);
    try {
      await callFromBrowser(cancelAlerts, { ids: [id] });
      void toast(t('cancelled'), 'success', 'alert');
      if (list.length === 1 && page > 1) await navigate(mallPath(hrefOf(page - 1)), { replace: true });
      else await revalidate();
    } catch {
      // A message was shown.
    } finally {
      setBusyWith(null);
    }
  }
  return { busyWith, remove };
}
