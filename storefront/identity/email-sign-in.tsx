import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signInByEmail } from '#contract/identity.ts';
import { callFromBrowser } from '../browser-mall.ts';
import { AgreementField } from './agreement-field.tsx';
import { CheckedForm } from './checked-form.tsx';
import { checkAgreement, checkEmail, checkPassword } from './checks.ts';
import { EmailField } from './email-field.tsx';
import { QuietButton, SubmitButton } from './form-buttons.tsx';
import { PasswordField } from './password-field.tsx';
import { useSignIn } from './sign-in-context.ts';

/** Mode 2: email and password. */
export function EmailSignIn() {
  const t = useTranslations('identity');
  const { draft, step, succeed } = useSignIn();
  const [password, setPassword] = useState('');
  return (
    <CheckedForm
      checks={[checkEmail(draft.email), checkPassword(password), checkAgreement(draft.isAgreed)]}
      wish={{ email: draft.email.trim(), password }}
      send={async (wish) => {
        await callFromBrowser(signInByEmail, wish);
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
