import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { resetPassword, sendResetCode } from '#contract/identity/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkCaptcha, checkEmail, checkPassword, checkPasswordAgain } from '#storefront/forms/checks.ts';
import { CodeField } from '#storefront/forms/code-field.tsx';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { PasswordField } from '#storefront/forms/password-field.tsx';
import { recipientKey } from '#storefront/forms/resend-countdown.ts';
import { useSignIn } from '#storefront/forms/sign-in-context.ts';

/** Resets a password with the code from the mail. Afterwards the user signs in with the new one. */
export function ResetPassword() {
  const t = useTranslations('identity');
  const { draft, step } = useSignIn();
  const [captcha, setCaptcha] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [passwordAgain, setPasswordAgain] = useState('');
  const email = draft.email.trim();
  return (
    <CheckedForm
      checks={[checkCaptcha(captcha), checkPassword(newPassword), checkPasswordAgain(newPassword, passwordAgain)]}
      input={{ email, captcha: captcha.trim(), newPassword, passwordAgain }}
      send={async (input) => {
        await callFromBrowser(resetPassword, input);
        void toast(t('passwordSet'), 'success', 'password');
        step('password-set');
      }}
    >
      {/* Password keepers need to know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CodeField
        value={captcha}
        onChange={setCaptcha}
        recipient={recipientKey('reset', email)}
        check={checkEmail(email)}
        send={() => callFromBrowser(sendResetCode, email)}
      />
      <PasswordField label={t('newPassword')} isNew value={newPassword} onChange={setNewPassword} />
      <PasswordField
        name="passwordAgain"
        label={t('passwordAgain')}
        isNew
        value={passwordAgain}
        onChange={setPasswordAgain}
      />
      <SubmitButton>{t('submit')}</SubmitButton>
    </CheckedForm>
  );
}
