import { useTranslations } from 'use-intl';
import { useMall } from '#storefront/base/client/store.ts';
import { QuietButton, SecondButton } from '#storefront/forms/form-buttons.tsx';
import type { LoginMode } from '#storefront/forms/login-modes.ts';
import { useSignIn } from '#storefront/forms/sign-in-context.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { ThirdParties } from './third-parties.tsx';

/** What stands below the form: the other ways in. */
export function ModeExtras({ mode }: { mode: LoginMode }) {
  const t = useTranslations('identity');
  const { step, methods } = useSignIn();
  const isShowTourists = useMall((state) => state.isShowTourists);
  if (mode === 'register' || mode === 'visitor') {
    return (
      <p className="mt-4 flex items-center justify-center gap-2 text-xs text-ink-3">
        {t('haveAccount')}
        <QuietButton isStrong onClick={() => step('sign-in')}>
          {t('signIn')}
        </QuietButton>
      </p>
    );
  }
  if (mode === 'forgot' || mode === 'reset') return null;
  return (
    <>
      <div className="mt-3 flex gap-3">
        <SecondButton onClick={() => step('create-account')}>{t('createAccount')}</SecondButton>
        {/* Offered to those who were about to buy, and only where the mall takes visitors. */}
        {methods?.visitorOpen && isShowTourists && (
          <SecondButton onClick={() => step('visitor-entry')}>{t('anonymousPurchase')}</SecondButton>
        )}
      </div>
      <ThirdParties />
      <DemoAccounts />
    </>
  );
}
