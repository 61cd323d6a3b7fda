import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/buttons/button.tsx';
import { useShopContact } from './use-shop-contact.tsx';

/** Asks how the shop is reached and shows it. */
export function ContactButton({ shop }: { shop: { id: number; name: string } }) {
  const t = useTranslations('shops');
  const { isBusy, open, dialog } = useShopContact(shop);
  return (
    <>
      <Button variant="secondary" isBusy={isBusy} onClick={open}>
        <MessageCircle aria-hidden="true" size={16} />
        {t('contact')}
      </Button>
      {dialog}
    </>
  );
}
