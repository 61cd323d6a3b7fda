import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/identity/shopper-addresses.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { AddressForm } from './address-form.tsx';

type AddressDialogProps = {
  /** The one to be changed; null adds one. */
  address: Address | null;
  /** Called after the address was saved: the page shows it and closes the dialog. */
  onSaved: (address: Address) => void;
  onClose: () => void;
};

/** Adds or changes an address, on the page of addresses and wherever one is needed. It brings its own texts. */
export function AddressDialog(props: AddressDialogProps) {
  return (
    <Suspense>
      <WithMessages groups={['addresses']}>
        <WithMessages groups={['identity']}>
          <Whole {...props} />
        </WithMessages>
      </WithMessages>
    </Suspense>
  );
}

function Whole({ address, onSaved, onClose }: AddressDialogProps) {
  const t = useTranslations('addresses');
  const title = address ? t('editTitle') : t('addTitle');
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('close')} className="w-175">
      <div className="px-9 pt-8 pb-9">
        <h2 className="pr-8 text-lg font-semibold">{title}</h2>
        <div className="mt-5">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <AddressForm
              address={address}
              onCancel={onClose}
              onSaved={(saved) => {
                void toast(t('saved'), 'success', 'address');
                onSaved(saved);
              }}
            />
          </Suspense>
        </div>
      </div>
    </Dialog>
  );
}
