import { useTranslations } from 'use-intl';
import { sendResetCode } from '#contract/identity/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkEmail } from '#storefront/forms/checks.ts';
import { EmailField } from '#storefront/forms/email-field.tsx';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { noteSent, recipientKey, secondsUntilResend } from '#storefront/forms/resend-countdown.ts';
import { useSignIn } from '#storefront/forms/sign-in-context.ts';

/** Asks whose password is to be reset. "Next" sends the code. */
export function ForgotPassword() {
  const t = useTranslations('identity');
  const { draft, step } = useSignIn();
  return (
    <CheckedForm
      checks={[checkEmail(draft.email)]}
      input={draft.email.trim()}
      send={async (email) => {
        const recipient = recipientKey('reset', email);
        // A user who only went back one step does not need a second code: the first is on its way.
        if (!secondsUntilResend(recipient)) {
          await callFromBrowser(sendResetCode, email);
          noteSent(recipient);
        }
        step('code-sent');
      }}
      afterRefusal="email"
    >
      <EmailField isAccount />
      <SubmitButton>{t('next')}</SubmitButton>
    </CheckedForm>
  );
}
