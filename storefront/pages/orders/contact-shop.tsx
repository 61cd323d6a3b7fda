import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/orders/shopper.ts';
import { useShopContact } from '#storefront/parts/shops/use-shop-contact.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Beside the shop's name, in every state of an order: whoever has a question finds whom to ask. */
export function ContactShop({ order: { orderNo, shopId, shopName } }: { order: Order }) {
  const t = useTranslations('orders.actions');
  const isHydrated = useHydrated();
  const { isBusy, open, dialog } = useShopContact({ id: shopId, name: shopName });
  return (
    <>
      <TextButton
        disabled={!isHydrated || isBusy}
        aria-busy={isBusy}
        aria-label={t('contactOne', { number: orderNo })}
        onClick={open}
        className="text-xs"
      >
        <MessageCircle aria-hidden="true" size={14} />
        {t('contact')}
      </TextButton>
      {dialog}
    </>
  );
}
