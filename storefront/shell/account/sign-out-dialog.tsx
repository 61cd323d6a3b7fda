import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { logOut } from '#storefront/base/client/session/sign-out.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';

/** Logging out, after a question. What is inside is given the way to ask it. */
export function LogOut({ children }: { children: (ask: () => void) => ReactNode }) {
  const t = useTranslations('account');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await logOut();
      await navigate(mallPath('/'));
      void toast(t('loggedOut'), 'success', 'sign-in');
    } catch {
      // A message was shown, and the shopper is still signed in.
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  return (
    <>
      {children(() => setAsking(true))}
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={t('logOutQuestion')}
        text={t('logOutText')}
        confirmLabel={t('logOut')}
        cancelLabel={t('cancel')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
