import { useTranslations } from 'use-intl';
import { signInAsVisitor } from '#contract/identity/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkAgreement, checkEmail } from '#storefront/forms/checks.ts';
import { EmailField } from '#storefront/forms/email-field.tsx';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { PhoneField } from '#storefront/forms/phone-field.tsx';
import { countryCodeOf, useSignIn } from '#storefront/forms/sign-in-context.ts';
import { AgreementField } from './agreement-field.tsx';

/** Buying without an account. The phone number is for the courier, and is not verified. */
export function VisitorEntry() {
  const t = useTranslations('identity');
  const { draft, succeed } = useSignIn();
  return (
    <CheckedForm
      checks={[checkEmail(draft.email), checkAgreement(draft.isAgreed)]}
      input={{ countryCode: countryCodeOf(draft), email: draft.email.trim(), phone: draft.phone.trim() }}
      send={async (input) => {
        await callFromBrowser(signInAsVisitor, input);
        await succeed();
      }}
    >
      <EmailField />
      <PhoneField />
      <AgreementField />
      <SubmitButton>{t('visitorContinue')}</SubmitButton>
    </CheckedForm>
  );
}
