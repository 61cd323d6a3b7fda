import { Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { toast } from '#storefront/base/client/toasts.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';

/** Hands the page, with what is chosen on it, to whatever the system shares with; else copies its address. */
export function ShareButton({ name }: { name: string }) {
  const t = useTranslations('product.share');

  async function share() {
    const url = location.href;
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: name, url }).catch(() => {}); // turned away from sharing: nothing to tell
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      void toast(t('copied'), 'success', 'share');
    } catch {
      void toast(t('failed'), 'warning', 'share');
    }
  }

  return (
    <TextButton variant="inherit" onClick={() => void share()}>
      <Share2 aria-hidden="true" size={18} />
      {t('label')}
    </TextButton>
  );
}
