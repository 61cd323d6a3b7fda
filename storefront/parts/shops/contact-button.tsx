import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShopContact } from './use-shop-contact.tsx';

/** Asks how the shop is reached and shows it. */
export function ContactButton({ shop }: { shop: { id: number; name: string } }) {
  const t = useTranslations('shops');
  const { isBusy, open, dialog } = useShopContact(shop);
  return (
    <>
      <button
        type="button"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={open}
        className="inline-flex min-h-9 items-center justify-center gap-1.5 rounded-full border border-line bg-card px-4 py-1 font-medium hover:border-brand hover:text-brand focus-visible:rounded-full disabled:opacity-70"
      >
        <MessageCircle aria-hidden="true" size={16} />
        {t('contact')}
      </button>
      {dialog}
    </>
  );
}
