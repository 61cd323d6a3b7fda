import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { signInByPhoneCode } from '#contract/identity.ts';
import { callFromBrowser } from '../browser-mall.ts';
import { AgreementField } from './agreement-field.tsx';
import { CheckedForm } from './checked-form.tsx';
import { checkAgreement, checkCaptcha, checkPhone } from './checks.ts';
import { CodeField } from './code-field.tsx';
import { QuietButton, SubmitButton } from './form-buttons.tsx';
import { PhoneField } from './phone-field.tsx';
import { countryCodeOf, useSignIn } from './sign-in-context.ts';
import { usePhoneCode } from './use-phone-code.ts';

/** Mode 3: phone and a code by SMS. */
export function CodeSignIn() {
  const t = useTranslations('identity');
  const { draft, step, succeed } = useSignIn();
  const [captcha, setCaptcha] = useState('');
  const code = usePhoneCode();
  return (
    <CheckedForm
      checks={[checkPhone(draft.phone), checkCaptcha(captcha), checkAgreement(draft.isAgreed)]}
      wish={{ phone: draft.phone.trim(), captcha: captcha.trim(), countryCode: countryCodeOf(draft) }}
      send={async (wish) => {
        await callFromBrowser(signInByPhoneCode, wish);
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
