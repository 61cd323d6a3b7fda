import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signInByPhone } from '#contract/identity/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkAgreement, checkPassword, checkPhone } from '#storefront/forms/checks.ts';
import { QuietButton, SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { PasswordField } from '#storefront/forms/password-field.tsx';
import { PhoneField } from '#storefront/forms/phone-field.tsx';
import { countryCodeOf, useSignIn } from '#storefront/forms/sign-in-context.ts';
import { AgreementField } from './agreement-field.tsx';

/** Signs in with phone and password. */
export function PhoneSignIn() {
  const t = useTranslations('identity');
  const { draft, step, succeed } = useSignIn();
  const [password, setPassword] = useState('');
  return (
    <CheckedForm
      checks={[checkPhone(draft.phone), checkPassword(password), checkAgreement(draft.isAgreed)]}
      input={{ mobile: draft.phone.trim(), password, countryCode: countryCodeOf(draft) }}
      send={async (input) => {
        await callFromBrowser(signInByPhone, input);
        await succeed();
      }}
      afterRefusal="password"
    >
      <PhoneField />
      <PasswordField label={t('password')} value={password} onChange={setPassword} />
      <div className="-mt-2 flex justify-end">
        <QuietButton onClick={() => step('quick-login')}>{t('quickLogin')}</QuietButton>
      </div>
      <AgreementField />
      <SubmitButton>{t('signIn')}</SubmitButton>
    </CheckedForm>
  );
}
