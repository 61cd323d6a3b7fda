import { Check, Link as LinkIcon, Mail } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '#storefront/base/client/toasts.ts';
import { scanModules } from '#storefront/parts/payments/scan-modules.ts';
import { Button } from '#ui/buttons/button.tsx';
import { QrCode } from '#ui/display/qr-code.tsx';

type ShareMenuProps = {
  name: string;
  /** What opened it: pressing that again closes it. */
  trigger: RefObject<HTMLElement | null>;
  onClose: (isByKey: boolean) => void;
};

/** Ways to hand on the address of this page, with what is chosen on it. */
export function ShareMenu({ name, trigger, onClose }: ShareMenuProps) {
  const t = useTranslations('product.share');
  const panel = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [url] = useState(() => location.href);
  const code = useMemo(() => scanModules(url), [url]);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);

  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const isInside = [panel, trigger].some(({ current }) => current?.contains(target as Node));
      if (!isInside) close.current(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [trigger]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      void toast(t('failed'), 'warning', 'share');
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isLeft = relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== trigger.current;
    if (isLeft) onClose(false);
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t('title')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="absolute bottom-full left-0 z-30 mb-2 grid w-60 gap-3 rounded-lg bg-card p-4 text-ink shadow-float"
    >
      <p className="font-semibold">{t('title')}</p>
      <Button variant="secondary" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden="true" size={16} /> : <LinkIcon aria-hidden="true" size={16} />}
        <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
      </Button>
      <a
        href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`}
        className="flex min-h-9 items-center justify-center gap-1.5 rounded-md font-semibold hover:text-brand"
      >
        <Mail aria-hidden="true" size={16} />
        {t('mail')}
      </a>
      <div className="grid justify-items-center gap-2 border-t border-line pt-3 text-center">
        <QrCode code={code} alt={t('code')} width={144} />
        <p className="text-xs text-ink-3">{t('scan')}</p>
      </div>
    </div>
  );
}
