import { Camera } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#contract/identity/shopper.ts';
import { isPictureFile, pictureTypes } from '#storefront/base/client/calls/upload-picture.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { Avatar } from '#storefront/parts/avatar.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { FileInput } from '#ui/fields/file-input.tsx';

const AvatarDialog = lazy(() => import('./avatar-dialog.tsx').then((module) => ({ default: module.AvatarDialog })));

/** The user's picture. A new one is chosen, dropped here, or pasted anywhere on the page. */
export function AvatarField({ user }: { user: User }) {
  const t = useTranslations('account.avatar');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [isOver, setOver] = useState(false);

  const take = (file: File | undefined) => {
    if (!file) return;
    if (!isPictureFile(file)) {
      void toast(t('refused'), 'warning', 'avatar');
      return;
    }
    // Decoded here and not shown by its address, which the page's policy would not let through.
    createImageBitmap(file).then(setChosen, () => void toast(t('unreadable'), 'warning', 'avatar'));
  };
  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      const isWriting = target instanceof HTMLInputElement || document.querySelector('dialog[open]');
      if (!isWriting) take(clipboardData?.files[0]);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three; the button is for everybody
    <div
      data-over={isOver || undefined}
      className="mt-5 flex items-center gap-6 rounded-lg border border-dashed border-line px-5 py-5 transition-colors data-over:border-brand data-over:bg-brand-soft"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Avatar avatar={user.avatar} size={96} className="ring-4 ring-brand-soft" />
      <div className="min-w-0">
        <FileInput ref={input} label={t('choose')} accept={pictureTypes.join(',')} onChoose={([file]) => take(file)} />
        <Button variant="secondary" aria-describedby={id} onClick={() => input.current?.click()}>
          <Camera size={16} aria-hidden="true" />
          {t('change')}
        </Button>
        <p id={id} className="mt-2 text-xs text-ink-3">
          {t('hint')}
        </p>
      </div>
      {chosen && (
        <Suspense>
          <AvatarDialog picture={chosen} nickname={user.nickname} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </div>
  );
}
