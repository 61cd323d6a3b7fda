import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { registerByPhone } from '#contract/identity.ts';
import { isLocale } from '#contract/languages.ts';
import { callFromBrowser } from '../browser-mall.ts';
import { readCookie } from '../cookies.ts';
import { useLocale } from '../mall-link.tsx';
import { AgreementField } from './agreement-field.tsx';
import { CheckedForm } from './checked-form.tsx';
import { checkAgreement, checkCaptcha, checkPassword, checkPhone } from './checks.ts';
import { CodeField } from './code-field.tsx';
import { SubmitButton } from './form-buttons.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { countryCodeOf, useSignIn } from './sign-in-context.ts';
import { usePhoneCode } from './use-phone-code.ts';

/** Mode 6, second tab: an account for a phone number. Messages to it are in the language that was chosen. */
export function RegisterByPhone() {
  const t = useTranslations('identity');
  const locale = useLocale();
  const { draft, succeed } = useSignIn();
  const [captcha, setCaptcha] = useState('');
  const [password, setPassword] = useState('');
  const code = usePhoneCode();
  return (
    <CheckedForm
      checks={[checkPhone(draft.phone), checkCaptcha(captcha), checkPassword(password), checkAgreement(draft.isAgreed)]}
      wish={{ countryCode: countryCodeOf(draft), captcha: captcha.trim(), phone: draft.phone.trim(), password }}
      send={async (wish) => {
        const chosen = readCookie('locale');
        await callFromBrowser(registerByPhone, { ...wish, langCode: isLocale(chosen) ? chosen : locale });
        await succeed();
      }}
    >
      <PhoneField />
      <CodeField value={captcha} onChange={setCaptcha} {...code} />
      <PasswordField label={t('password')} isNew value={password} onChange={setPassword} />
      <AgreementField />
      <SubmitButton>{t('register')}</SubmitButton>
    </CheckedForm>
  );
}
