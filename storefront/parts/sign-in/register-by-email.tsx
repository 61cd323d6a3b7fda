import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { registerByEmail, sendEmailCode } from '#contract/identity/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import {
  checkAgreement,
  checkCaptcha,
  checkEmail,
  checkPassword,
  checkPasswordAgain,
} from '#storefront/forms/checks.ts';
import { CodeField } from '#storefront/forms/code-field.tsx';
import { EmailField } from '#storefront/forms/email-field.tsx';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { PasswordField } from '#storefront/forms/password-field.tsx';
import { recipientKey } from '#storefront/forms/resend-countdown.ts';
import { useSignIn } from '#storefront/forms/sign-in-context.ts';
import { AgreementField } from './agreement-field.tsx';

/** Opens an account with a mail address. The repeated password never leaves the form. */
export function RegisterByEmail() {
  const t = useTranslations('identity');
  const { draft, succeed } = useSignIn();
  const [captcha, setCaptcha] = useState('');
  const [password, setPassword] = useState('');
  const [passwordAgain, setPasswordAgain] = useState('');
  const email = draft.email.trim();
  return (
    <CheckedForm
      checks={[
        checkEmail(email),
        checkCaptcha(captcha),
        checkPassword(password),
        checkPasswordAgain(password, passwordAgain),
        checkAgreement(draft.isAgreed),
      ]}
      input={{ email, captcha: captcha.trim(), password }}
      send={async (input) => {
        await callFromBrowser(registerByEmail, input);
        await succeed({ reloads: true });
      }}
    >
      <EmailField />
      <CodeField
        value={captcha}
        onChange={setCaptcha}
        recipient={recipientKey('email', email)}
        check={checkEmail(email)}
        send={() => callFromBrowser(sendEmailCode, email)}
      />
      <PasswordField label={t('password')} isNew value={password} onChange={setPassword} />
      <PasswordField
        name="passwordAgain"
        label={t('passwordAgain')}
        isNew
        value={passwordAgain}
        onChange={setPasswordAgain}
      />
      <AgreementField />
      <SubmitButton>{t('register')}</SubmitButton>
    </CheckedForm>
  );
}
