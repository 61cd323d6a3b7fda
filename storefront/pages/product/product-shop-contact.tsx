import { Headset, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { getShopService } from '#contract/shops/shopper-page.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

/** How to reach a shop. Requested when the shopper opens it. */
export function ShopContact({ shopId }: { shopId: number }) {
  const t = useTranslations('product.shop');
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [service, setService] = useState<OutputOf<typeof getShopService> | null>(null);
  const isPending = useSteadyPending(isAsking);

  async function open() {
    setOpen(!isOpen);
    if (isOpen || service) return;
    setAsking(true);
    // Without an answer a message was shown, and the button works again.
    await callFromBrowser(getShopService, { id: shopId }).then(setService, () => setOpen(false));
    setAsking(false);
  }

  return (
    <div>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => void open()} className="w-full">
        <Headset aria-hidden="true" size={16} className="shrink-0" />
        {t('contact')}
      </Button>
      {isOpen && (
        <div aria-live="polite" className="space-y-1.5 pt-3">
          {isPending ? <Skeleton className="h-[2lh]" /> : service && <Ways service={service} />}
        </div>
      )}
    </div>
  );
}

function Ways({ service: { servicePhone, serviceEmail } }: { service: OutputOf<typeof getShopService> }) {
  const t = useTranslations('product.shop');
  return (
    <>
      {servicePhone && (
        <a href={`tel:${servicePhone.replaceAll(/[^\d+]/g, '')}`} className="flex items-center gap-2 hover:text-brand">
          <Phone aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
          {servicePhone}
        </a>
      )}
      {serviceEmail && (
        <a href={`mailto:${serviceEmail}`} className="flex items-center gap-2 wrap-anywhere hover:text-brand">
          <Mail aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
          {serviceEmail}
        </a>
      )}
      {!servicePhone && !serviceEmail && <p className="text-ink-3">{t('noContact')}</p>}
    </>
  );
}
