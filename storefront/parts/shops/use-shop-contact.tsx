import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OutputOf } from '#contract/core/call.ts';
import { getShopService } from '#contract/shops/shopper-page.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';

const ContactDialog = lazy(() => import('./contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })));

type ShopContact = { isBusy: boolean; open: () => void; dialog: ReactNode };

/** Asks how a shop is reached, and shows it in a dialog. */
export function useShopContact(shop: { id: number; name: string }): ShopContact {
  const [service, setService] = useState<OutputOf<typeof getShopService> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    try {
      setService(await callFromBrowser(getShopService, { id: shop.id }));
      setOpen(true);
    } catch {
      // A message was shown.
    } finally {
      setBusy(false);
    }
  }

  const dialog = service && (
    <Suspense>
      <ContactDialog name={shop.name} service={service} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { isBusy, open: () => void ask(), dialog };
}
