import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { openChat } from '#storefront/base/client/store.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Opens the conversation with a shop. */
export function ContactButton({ shop }: { shop: { id: number } }) {
  const t = useTranslations('shops');
  return (
    <Button variant="secondary" onClick={() => openChat({ shopId: shop.id })}>
      <MessageCircle aria-hidden="true" size={16} />
      {t('contact')}
    </Button>
  );
}
