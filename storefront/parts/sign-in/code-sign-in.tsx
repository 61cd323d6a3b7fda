import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signInByPhoneCode } from '#contract/identity/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkAgreement, checkCaptcha, checkPhone } from '#storefront/forms/checks.ts';
import { CodeField } from '#storefront/forms/code-field.tsx';
import { QuietButton, SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { PhoneField } from '#storefront/forms/phone-field.tsx';
import { countryCodeOf, useSignIn } from '#storefront/forms/sign-in-context.ts';
import { usePhoneCode } from '#storefront/forms/use-phone-code.ts';
import { AgreementField } from './agreement-field.tsx';

/** Signs in with a phone number and a code sent by SMS. */
export function CodeSignIn() {
  const t = useTranslations('identity');
  const { draft, step, succeed } = useSignIn();
  const [captcha, setCaptcha] = useState('');
  const code = usePhoneCode();
  return (
    <CheckedForm
      checks={[checkPhone(draft.phone), checkCaptcha(captcha), checkAgreement(draft.isAgreed)]}
      input={{ phone: draft.phone.trim(), captcha: captcha.trim(), countryCode: countryCodeOf(draft) }}
      send={async (input) => {
        await callFromBrowser(signInByPhoneCode, input);
        await succeed();
      }}
      afterRefusal="captcha"
    >
      <PhoneField />
      <CodeField value={captcha} onChange={setCaptcha} {...code} />
      <div className="-mt-2 flex justify-end">
        <QuietButton onClick={() => step('quick-login')}>{t('passwordLogin')}</QuietButton>
      </div>
      <AgreementField />
      <SubmitButton>{t('signIn')}</SubmitButton>
    </CheckedForm>
  );
}
