import { useTranslations } from 'use-intl';
import { enterAsVisitor } from '#contract/identity.ts';
import { callFromBrowser } from '../browser-mall.ts';
import { AgreementField } from './agreement-field.tsx';
import { CheckedForm } from './checked-form.tsx';
import { checkAgreement, checkEmail } from './checks.ts';
import { EmailField } from './email-field.tsx';
import { SubmitButton } from './form-buttons.tsx';
import { PhoneField } from './phone-field.tsx';
import { countryCodeOf, useSignIn } from './sign-in-context.ts';

/** Mode 7: buying without an account. The phone number is a kindness to the courier and is not checked. */
export function VisitorEntry() {
  const t = useTranslations('identity');
  const { draft, succeed } = useSignIn();
  return (
    <CheckedForm
      checks={[checkEmail(draft.email), checkAgreement(draft.isAgreed)]}
      wish={{ countryCode: countryCodeOf(draft), email: draft.email.trim(), phone: draft.phone.trim() }}
      send={async (wish) => {
        await callFromBrowser(enterAsVisitor, wish);
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
