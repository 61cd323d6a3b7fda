import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signInByEmail } from '#contract/identity/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkAgreement, checkEmail, checkPassword } from '#storefront/forms/checks.ts';
import { EmailField } from '#storefront/forms/email-field.tsx';
import { QuietButton, SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { PasswordField } from '#storefront/forms/password-field.tsx';
import { useSignIn } from '#storefront/forms/sign-in-context.ts';
import { AgreementField } from './agreement-field.tsx';

/** Signs in with email and password. */
export function EmailSignIn() {
  const t = useTranslations('identity');
  const { draft, step, succeed } = useSignIn();
  const [password, setPassword] = useState('');
  return (
    <CheckedForm
      checks={[checkEmail(draft.email), checkPassword(password), checkAgreement(draft.isAgreed)]}
      input={{ email: draft.email.trim(), password }}
      send={async (input) => {
        await callFromBrowser(signInByEmail, input);
        await succeed();
      }}
      afterRefusal="password"
    >
      <EmailField isAccount />
      <PasswordField label={t('password')} value={password} onChange={setPassword} />
      <div className="-mt-2 flex justify-end">
        <QuietButton onClick={() => step('forgot-password')}>{t('forgotPassword')}</QuietButton>
      </div>
      <AgreementField />
      <SubmitButton>{t('signIn')}</SubmitButton>
    </CheckedForm>
  );
}
