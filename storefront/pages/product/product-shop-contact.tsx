import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type ChatCard, openChat } from '#storefront/base/client/store.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Asks the shop about this product: it is attached to the question. */
export function ShopContact({ shopId, card }: { shopId: number; card: ChatCard }) {
  const t = useTranslations('product.shop');
  return (
    <Button variant="secondary" onClick={() => openChat({ shopId, card })} className="w-full">
      <MessageCircle aria-hidden="true" size={16} className="shrink-0" />
      {t('contact')}
    </Button>
  );
}
