import { Share2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '#ui/buttons/text-button.tsx';

const ShareMenu = lazy(() => import('./share-menu.tsx').then((module) => ({ default: module.ShareMenu })));

/** Hands the page, with what is chosen on it, to whatever the system shares with; else it offers ways of its own. */
export function ShareButton({ name }: { name: string }) {
  const t = useTranslations('product.share');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function share() {
    if (typeof navigator.share !== 'function') setOpen(!isOpen);
    else navigator.share({ title: name, url: location.href }).catch(() => {}); // turned away from sharing: nothing to say
  }
  const close = (isByKey: boolean) => {
    setOpen(false);
    if (isByKey) button.current?.focus();
  };

  return (
    <div className="relative flex">
      <TextButton ref={button} variant="inherit" aria-expanded={isOpen} onClick={share}>
        <Share2 aria-hidden="true" size={18} />
        {t('label')}
      </TextButton>
      {isOpen && (
        <Suspense>
          <ShareMenu name={name} trigger={button} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
