import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { editProfile } from '#contract/identity/shopper-profile.ts';
import { callFromBrowser } from '#storefront/base/client/browser-mall.ts';
import { saveUser } from '#storefront/base/client/save-user.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { uploadPicture } from '#storefront/base/client/upload-picture.ts';
import { Dialog } from '#ui/dialog.tsx';
import { type Cut, firstCut } from './avatar-cut.ts';
import { AvatarCutter, CutPreview, cutOut } from './avatar-cutter.tsx';

type AvatarDialogProps = { picture: ImageBitmap; nickname: string; onClose: () => void };

/** Cuts a square out of a picture and makes it the avatar. */
export function AvatarDialog({ picture, nickname, onClose }: AvatarDialogProps) {
  const t = useTranslations('account.avatar');
  const account = useTranslations('account');
  const [cut, setCut] = useState<Cut>(() => firstCut(picture));
  const [progress, setProgress] = useState<number | null>(null);
  const isBusy = progress !== null;

  async function save() {
    if (isBusy) return;
    setProgress(0);
    try {
      const { url } = await uploadPicture(await cutOut(picture, cut), setProgress);
      saveUser(await callFromBrowser(editProfile, { nickname, avatar: url }));
      void toast(t('saved'), 'success', 'avatar');
      onClose();
    } catch {
      setProgress(null); // the shopper has been told, and may try again
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={account('close')} className="w-160">
      <div className="p-8">
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <div className="mt-5 flex gap-8">
          <AvatarCutter picture={picture} cut={cut} isBusy={isBusy} onChange={setCut} />
          <div className="flex min-w-0 grow flex-col items-center gap-3 pt-4 text-center">
            <CutPreview picture={picture} cut={cut} size={120} />
            <CutPreview picture={picture} cut={cut} size={48} />
            <p className="text-xs text-ink-3">{t('preview')}</p>
          </div>
        </div>
        <div className="mt-6 flex items-center justify-end gap-3">
          {isBusy && <Progress part={progress} label={t('uploading')} />}
          <button
            type="button"
            className="min-h-10 rounded-md border border-line px-5 font-medium hover:border-ink-3 focus-visible:rounded-md"
            onClick={onClose}
          >
            {account('cancel')}
          </button>
          <button
            type="button"
            disabled={isBusy}
            aria-busy={isBusy}
            className="min-h-10 rounded-md bg-brand px-6 font-medium text-white hover:bg-brand-deep focus-visible:rounded-md disabled:opacity-60"
            onClick={() => void save()}
          >
            {t('save')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Progress({ part, label }: { part: number; label: string }) {
  const percent = Math.round(part * 100);
  return (
    <div className="mr-auto flex items-center gap-3 text-xs text-ink-2">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 w-40 overflow-hidden rounded-full bg-surface"
      >
        <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      {label}
    </div>
  );
}
