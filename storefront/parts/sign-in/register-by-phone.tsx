import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isLocale } from '#contract/core/languages.ts';
import { registerByPhone } from '#contract/identity/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkAgreement, checkCaptcha, checkPassword, checkPhone } from '#storefront/forms/checks.ts';
import { CodeField } from '#storefront/forms/code-field.tsx';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { PasswordField } from '#storefront/forms/password-field.tsx';
import { PhoneField } from '#storefront/forms/phone-field.tsx';
import { countryCodeOf, useSignIn } from '#storefront/forms/sign-in-context.ts';
import { usePhoneCode } from '#storefront/forms/use-phone-code.ts';
import { readCookie } from '#ui/browser/cookies.ts';
import { AgreementField } from './agreement-field.tsx';

/** Opens an account with a phone number. Messages to it are in the chosen language. */
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
      input={{ countryCode: countryCodeOf(draft), captcha: captcha.trim(), phone: draft.phone.trim(), password }}
      send={async (input) => {
        const chosen = readCookie('locale');
        await callFromBrowser(registerByPhone, { ...input, langCode: isLocale(chosen) ? chosen : locale });
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
