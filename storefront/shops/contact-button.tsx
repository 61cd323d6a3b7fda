import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/call.ts';
import { getShopService } from '#contract/shops-page.ts';
import { callFromBrowser } from '../browser-mall.ts';

const ContactDialog = lazy(() => import('./contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })));

/** Asks how the shop is reached and shows it. */
export function ContactButton({ shop }: { shop: { id: number; name: string } }) {
  const t = useTranslations('shops');
  const [service, setService] = useState<OutputOf<typeof getShopService> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    try {
      setService(await callFromBrowser(getShopService, { id: shop.id }));
      setOpen(true);
    } catch {
      // The shopper has been told.
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void open()}
        className="inline-flex min-h-9 items-center justify-center gap-1.5 rounded-full border border-line bg-card px-4 py-1 font-medium hover:border-brand hover:text-brand focus-visible:rounded-full disabled:opacity-70"
      >
        <MessageCircle aria-hidden="true" size={16} />
        {t('contact')}
      </button>
      {service && (
        <Suspense>
          <ContactDialog name={shop.name} service={service} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
