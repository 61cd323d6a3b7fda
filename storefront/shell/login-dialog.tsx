import { useTranslations } from 'use-intl';
import { setPending } from '#storefront/base/client/session/pending-action.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { firstLoginState } from '#storefront/forms/login-modes.ts';
import { LoginPicture } from '#storefront/parts/sign-in/login-picture.tsx';
import { SignInForm } from '#storefront/parts/sign-in/sign-in-form.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

/** Who closes the dialog no longer wants what they pressed. */
function close(): void {
  setPending(null);
  useMall.setState({ isLoginOpen: false, isShowTourists: false });
}

/** Signing in without leaving the page: a picture at the left, the form at the right. */
export function LoginDialog() {
  return (
    <WithMessages groups={['identity']}>
      <Frame />
    </WithMessages>
  );
}

function Frame() {
  const t = useTranslations('identity');
  const isOpen = useMall((state) => state.isLoginOpen);
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('title')} closeLabel={t('close')} className="w-220">
      {/* As high as its highest mode, so that nothing jumps; a low window scrolls the form. */}
      <div className="grid min-h-160 grid-cols-[360px_1fr]">
        <LoginPicture className="rounded-l-lg" />
        <div className="max-h-[calc(100dvh-2.5rem)] overflow-y-auto px-12 pt-10 pb-6">
          {/* There only while it is open: whoever opens it again finds it empty. */}
          {isOpen && <SignInForm place="dialog" startsWith={firstLoginState} />}
        </div>
      </div>
    </Dialog>
  );
}
