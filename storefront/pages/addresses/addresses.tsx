import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  type Address,
  addressesMax,
  deleteAddress,
  listAllAddresses,
  setDefaultAddress,
} from '#contract/identity/shopper-addresses.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { AddressesDrawing } from '#ui/drawings/addresses-drawing.tsx';
import { ready } from '#ui/ready.ts';
import type { Route } from './+types/addresses.ts';
import { AddressCard } from './address-card.tsx';

const AddressDialog = lazy(() =>
  import('#storefront/parts/addresses/address-dialog.tsx').then((part) => ({ default: part.AddressDialog })),
);

export async function loader({ context }: Route.LoaderArgs) {
  return { list: await context.get(callMall)(listAllAddresses, {}) };
}

/** Where one wants things to be sent. */
export default function Addresses({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <Page list={loaderData.list} />
    </Suspense>
  );
}

function Page({ list }: { list: readonly Address[] }) {
  const t = useTranslations('addresses');
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Address | null>(null);
  const [busyWith, setBusyWith] = useState<number | null>(null);

  /** Does something with an address, reloads the list and shows a message. A refusal shows its own. */
  async function change(id: number, send: () => Promise<unknown>, done: string) {
    setBusyWith(id);
    try {
      await send();
      await revalidate();
      void toast(done, 'success', 'address');
    } catch {
      // A message was shown.
    } finally {
      setBusyWith(null);
    }
  }

  async function remove({ id }: Address) {
    await change(id, () => callFromBrowser(deleteAddress, { id }), t('deleted'));
    setLeaving(null);
  }

  const addButton = (
    <Button onClick={() => setEdited('new')}>
      <Plus size={18} aria-hidden="true" />
      {t('add')}
    </Button>
  );

  return (
    <Card as="div" {...ready} className="px-7 py-6">
      <div className="flex min-h-10 items-center justify-between gap-4">
        <div>
          <AccountTitle of="addresses">{t('title')}</AccountTitle>
          <p className="text-xs text-ink-3">{t('count', { count: list.length, most: String(addressesMax) })}</p>
        </div>
        {list.length > 0 && list.length < addressesMax && addButton}
      </div>
      {list.length > 0 ? (
        <ul className="mt-5 grid grid-cols-2 gap-4">
          {list.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                isBusy={busyWith === address.id}
                onEdit={() => setEdited(address)}
                onDelete={() => setLeaving(address)}
                onMakeDefault={() =>
                  void change(
                    address.id,
                    () => callFromBrowser(setDefaultAddress, { id: address.id }),
                    t('defaultSet', { name: address.realName }),
                  )
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className="py-10">
          <EmptyState drawing={<AddressesDrawing />} title={t('empty')} text={t('emptyText')} action={addButton} />
        </div>
      )}
      {edited && (
        <Suspense>
          <AddressDialog
            address={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
            onSaved={() => {
              setEdited(null);
              void revalidate();
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        isBusy={busyWith !== null}
        title={t('question')}
        text={leaving ? t('questionText', { name: leaving.realName, detail: leaving.detail }) : ''}
        confirmLabel={t('delete')}
        cancelLabel={t('keep')}
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(null)}
      />
    </Card>
  );
}
