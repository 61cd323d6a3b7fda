import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { editProfile } from '#contract/identity/shopper-profile.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { uploadPicture } from '#storefront/base/client/calls/upload-picture.ts';
import { saveUser } from '#storefront/base/client/session/save-user.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { type Cut, firstCut } from '#ui/browser/cut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogContent } from '#ui/dialogs/dialog-content.tsx';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
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
      setProgress(null); // a message was shown, and trying again works
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={account('close')} className="w-160">
      <DialogContent
        title={t('title')}
        actions={
          <>
            {isBusy && (
              <div className="mr-auto w-40 text-xs text-ink-2">
                <ProgressBar part={progress} label={t('uploading')} />
              </div>
            )}
            <Button variant="secondary" onClick={onClose}>
              {account('cancel')}
            </Button>
            <Button isBusy={isBusy} onClick={() => void save()}>
              {t('save')}
            </Button>
          </>
        }
      >
        <div className="flex gap-8">
          <AvatarCutter picture={picture} cut={cut} isBusy={isBusy} onChange={setCut} />
          <div className="flex min-w-0 grow flex-col items-center gap-3 pt-4 text-center">
            <CutPreview picture={picture} cut={cut} size={120} />
            <CutPreview picture={picture} cut={cut} size={48} />
            <p className="text-xs text-ink-3">{t('preview')}</p>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
