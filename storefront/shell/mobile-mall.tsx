import { QrCode as QrIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useShellData } from '#storefront/base/client/shell-data.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { useReveal } from '#ui/slides/reveal.ts';

const QrCode = lazy(() => import('#ui/display/qr-code.tsx').then((module) => ({ default: module.QrCode })));

/** The way to the mall on a phone. */
export function MobileMall() {
  const t = useTranslations('shell');
  const code = useShellData()?.mobileMallCode;
  const { isOpen, set, area, trigger } = useReveal();
  if (!code) return null;
  return (
    <div className="relative flex h-full items-center" {...area}>
      <TextButton
        variant="inherit"
        ref={(button) => {
          trigger.current = button;
        }}
        aria-expanded={isOpen}
        onFocus={() => set(true)}
        onClick={() => set(true)}
      >
        <QrIcon size={14} aria-hidden="true" />
        {t('mobileMall')}
      </TextButton>
      {isOpen && (
        <div className="absolute top-full right-0 z-40 w-44 rounded-md bg-card p-4 text-center text-ink-2 shadow-float">
          <Suspense fallback={<span className="block size-36" />}>
            <QrCode code={code} alt={t('mobileMallCode')} width={144} />
          </Suspense>
          <p className="mt-2">{t('mobileMallHint')}</p>
        </div>
      )}
    </div>
  );
}
