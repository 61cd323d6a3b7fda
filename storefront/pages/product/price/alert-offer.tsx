import { Bell, BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addAlert, cancelAlerts, listProductAlerts, type ProductAlert } from '#contract/catalogue/shopper-alerts.ts';
import type { Sku } from '#contract/catalogue/shopper-product.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { usePersonalData } from '#storefront/base/client/calls/use-personal-data.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';

const PriceAlertDialog = lazy(() =>
  import('./price-alert-dialog.tsx').then((module) => ({ default: module.PriceAlertDialog })),
);

export type AlertOfferProps = { productId: number; sku: Sku };

export function AlertOffer(props: AlertOfferProps) {
  return (
    <WithMessages groups={['alerts']}>
      <Offer key={props.sku.id} {...props} />
    </WithMessages>
  );
}

/** Offers a mail about the chosen variant: when it is back if it is sold out, else when it costs less. */
function Offer({ productId, sku }: AlertOfferProps) {
  const t = useTranslations('alerts');
  const writeMoney = useMoneyText();
  const [isAsking, setAsking] = useState(false);
  const { alert, isBusy, add, cancel } = useAlert(productId, sku);
  const isSoldOut = sku.stock === 0;
  if (alert)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <BellRing aria-hidden="true" size={18} className="shrink-0 text-success" />
        {alert.belowPrice === null ? t('waitsBack') : t('waitsDrop', { money: writeMoney(alert.belowPrice) })}
        <TextButton variant="strong" aria-busy={isBusy} onClick={() => void cancel(alert)}>
          {t('cancel')}
        </TextButton>
      </p>
    );
  return (
    <>
      <TextButton
        variant={isSoldOut ? 'strong' : 'inherit'}
        aria-busy={isBusy}
        onClick={() => (isSoldOut ? void add(null) : setAsking(true))}
      >
        <Bell aria-hidden="true" size={18} />
        {isSoldOut ? t('notifyBack') : t('notifyDrop')}
      </TextButton>
      {isAsking && (
        <Suspense>
          <PriceAlertDialog
            price={sku.price}
            isBusy={isBusy}
            onSet={async (belowPrice) => {
              if (await add(belowPrice)) setAsking(false);
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The shopper's alert of the kind that fits the variant now, and what adds or removes it. Guests sign in first. */
function useAlert(productId: number, sku: Sku) {
  const t = useTranslations('alerts');
  const [known, setKnown] = usePersonalData(listProductAlerts, { id: productId });
  const { isBusy, press } = useSubmitGuard();
  const kind = sku.stock === 0 ? 'stock' : 'price';
  const alerts = known ?? [];
  const alert = alerts.find((each) => each.skuId === sku.id && each.kind === kind) ?? null;

  /** True when nothing is left to do here. */
  async function add(belowPrice: number | null): Promise<boolean> {
    const input = { skuId: sku.id, kind, belowPrice } as const;
    if (!seemsSignedIn()) {
      askToSignIn({ action: { name: 'addAlert', input, done: t('added') } });
      return true;
    }
    let isAdded = false;
    await press(input, async () => {
      const added = await callFromBrowser(addAlert, input);
      setKnown([...alerts.filter(({ id }) => id !== added.id), added]);
      isAdded = true;
      void toast(t('added'), 'success', 'alert');
    });
    return isAdded;
  }

  const cancel = ({ id }: ProductAlert) =>
    press({ id }, async () => {
      await callFromBrowser(cancelAlerts, { ids: [id] });
      setKnown(alerts.filter((each) => each.id !== id));
      void toast(t('cancelled'), 'success', 'alert');
    });

  return { alert, isBusy, add, cancel };
}
