import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Address, listAllAddresses } from '#contract/identity/shopper-addresses.ts';
import { requestAddressChange, withdrawAddressChange } from '#contract/orders/address-change.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
import { RadioCard } from '#ui/fields/radio.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { OrderWhole } from './order-detail.tsx';

/** What became of the last request for another address, and a button to ask for one. */
export function AddressChangeAction({ order }: { order: OrderWhole }) {
  const t = useTranslations('orders.addressChange');
  const { press, isBusy } = useSubmitGuard();
  const { revalidate } = useRevalidator();
  const [choices, setChoices] = useState<Address[] | null>(null);
  const isHydrated = useHydrated();
  const { addressChange: change, mayChangeAddress } = order;

  const open = () =>
    press({}, async () => {
      const all = await callFromBrowser(listAllAddresses, {});
      setChoices(all.filter(({ country }) => country === order.address?.country));
    });

  const withdraw = (id: number) =>
    press({ id }, async () => {
      try {
        await callFromBrowser(withdrawAddressChange, { orderNo: order.orderNo, id });
        void toast(t('withdrawn'), 'success', 'orders');
      } finally {
        await revalidate(); // the shop may just have answered
      }
    });

  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {change && (
        <p role="status" className="wrap-anywhere text-ink-2">
          {t(`states.${change.status}`, { address: `${change.address.realName}, ${change.address.detail}` })}
          {change.reason && ` ${t('because', { reason: change.reason })}`}
        </p>
      )}
      {change?.status === 'open' && (
        <Button variant="secondary" disabled={!isHydrated} isBusy={isBusy} onClick={() => void withdraw(change.id)}>
          {t('withdraw')}
        </Button>
      )}
      {mayChangeAddress && (
        <Button variant="secondary" disabled={!isHydrated} isBusy={isBusy} onClick={() => void open()}>
          {t('ask')}
        </Button>
      )}
      {choices && <ChoiceDialog orderNo={order.orderNo} choices={choices} onClose={() => setChoices(null)} />}
    </div>
  );
}

type ChoiceDialogProps = { orderNo: string; choices: readonly Address[]; onClose: () => void };

function ChoiceDialog({ orderNo, choices, onClose }: ChoiceDialogProps) {
  const t = useTranslations('orders.addressChange');
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const [addressId, setAddressId] = useState(choices[0]?.id ?? null);
  const name = useId();

  const send = () =>
    press({ orderNo, addressId }, async () => {
      if (addressId === null) return;
      try {
        await callFromBrowser(requestAddressChange, { orderNo, addressId });
        void toast(t('sent'), 'success', 'orders');
      } finally {
        onClose();
        await revalidate(); // the shop may just have shipped it
      }
    });

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('keep')} className="w-130">
      <DialogContent
        title={t('title')}
        line={t('text')}
        onSubmit={() => void send()}
        actions={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {t('keep')}
            </Button>
            <Button type="submit" isBusy={isBusy} disabled={addressId === null}>
              {t('send')}
            </Button>
          </>
        }
      >
        <fieldset className="grid max-h-90 gap-2 overflow-y-auto">
          <legend className="sr-only">{t('title')}</legend>
          {choices.map(({ id, realName, detail, postCode, phone }) => (
            <RadioCard key={id} name={name} checked={id === addressId} onChange={() => setAddressId(id)}>
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{realName}</span> <span className="text-ink-2">{phone}</span>
                <span className="block text-ink-2">
                  {detail} · {postCode}
                </span>
              </span>
            </RadioCard>
          ))}
        </fieldset>
        <p className="text-sm">
          <MallLink to="/users/address_list" className="text-brand-deep hover:underline">
            {t('manage')}
          </MallLink>
        </p>
      </DialogContent>
    </Dialog>
  );
}
