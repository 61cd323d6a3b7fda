import { useTranslations } from 'use-intl';
import { sendResetCode } from '#contract/identity.ts';
import { callFromBrowser } from '../browser-mall.ts';
import { CheckedForm } from './checked-form.tsx';
import { checkEmail } from './checks.ts';
import { EmailField } from './email-field.tsx';
import { SubmitButton } from './form-buttons.tsx';
import { noteSent, recipientKey, secondsUntilResend } from './resend-countdown.ts';
import { useSignIn } from './sign-in-context.ts';

/** Mode 4: whose password is to be set anew. The code goes out with "Next". */
export function ForgotPassword() {
  const t = useTranslations('identity');
  const { draft, step } = useSignIn();
  return (
    <CheckedForm
      checks={[checkEmail(draft.email)]}
      wish={draft.email.trim()}
      send={async (email) => {
        const recipient = recipientKey('reset', email);
        // Somebody who only went back to look need not wait for a second code: the first is on its way.
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
