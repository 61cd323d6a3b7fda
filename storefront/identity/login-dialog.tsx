import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { getLoginPicture } from '#contract/content.ts';
import { Dialog } from '#ui/dialog.tsx';
import { callFromBrowser } from '../browser-mall.ts';
import { useMall } from '../store.ts';
import { SignInForm } from './sign-in-form.tsx';

const close = () => useMall.setState({ isLoginOpen: false, isShowTourists: false });

/** Signing in without leaving the page: a picture at the left, the form at the right. */
export function LoginDialog() {
  const t = useTranslations('login');
  const isOpen = useMall((state) => state.isLoginOpen);
  const picture = useLoginPicture();
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('title')} closeLabel={t('close')} className="w-200">
      <div className="grid min-h-120 grid-cols-2">
        <div className="overflow-hidden rounded-l-lg bg-brand-soft">
          {picture && <img src={picture} alt={t('picture')} className="size-full object-cover" />}
        </div>
        <div className="px-10 py-12">
          <SignInForm onDone={close} />
        </div>
      </div>
    </Dialog>
  );
}

/** The picture is an ornament: the form is there before it and without it. */
function useLoginPicture(): string {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    callFromBrowser(getLoginPicture, {}).then(
      ({ loginLeftImage }) => setPicture(loginLeftImage),
      () => {},
    );
  }, []);
  return picture;
}
