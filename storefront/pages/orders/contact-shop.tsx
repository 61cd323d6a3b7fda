import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/orders/shopper.ts';
import { openChat } from '#storefront/base/client/store.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Beside the shop's name, in every state of an order: whoever has a question finds whom to ask. The order is attached to it. */
export function ContactShop({ order: { orderNo, shopId, lines } }: { order: Order }) {
  const t = useTranslations('orders.actions');
  const isHydrated = useHydrated();
  const card = { content: { kind: 'order', orderNo }, title: orderNo, picture: lines[0]?.image ?? null } as const;
  return (
    <TextButton
      disabled={!isHydrated}
      aria-label={t('contactOne', { number: orderNo })}
      onClick={() => openChat({ shopId, card })}
      className="text-xs"
    >
      <MessageCircle aria-hidden="true" size={14} />
      {t('contact')}
    </TextButton>
  );
}
