import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#contract/identity/shopper.ts';
import { becomeMember, sendMemberCode } from '#contract/identity/shopper-profile.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { saveUser } from '#storefront/base/client/session/save-user.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { AccountCodeField } from '#storefront/forms/account-code-field.tsx';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkCaptcha, checkPassword, checkPasswordAgain } from '#storefront/forms/checks.ts';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { PasswordField } from '#storefront/forms/password-field.tsx';
import { AccountDialog } from '#storefront/parts/account/account-dialog.tsx';

type MemberDialogProps = { user: User; onClose: () => void };

/** Turns a visitor into a full account: a code to the mailbox that was given, and a password. */
export function MemberDialog({ user, onClose }: MemberDialogProps) {
  const t = useTranslations('account.member');
  return (
    <AccountDialog title={t('title')} line={t('line', { email: user.email ?? '' })} onClose={onClose}>
      <MemberForm user={user} onDone={onClose} />
    </AccountDialog>
  );
}

function MemberForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useTranslations('account.member');
  const fields = useTranslations('identity');
  const [captcha, setCaptcha] = useState('');
  const [password, setPassword] = useState('');
  const [passwordAgain, setPasswordAgain] = useState('');
  const email = user.email ?? '';
  return (
    <CheckedForm
      checks={[checkCaptcha(captcha), checkPassword(password), checkPasswordAgain(password, passwordAgain)]}
      input={{ captcha: captcha.trim(), password }}
      send={async (input) => {
        saveUser(await callFromBrowser(becomeMember, input));
        void toast(t('done'), 'success', 'member');
        onDone();
      }}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <AccountCodeField
        value={captcha}
        onChange={setCaptcha}
        kind="member"
        recipient={email}
        send={() => callFromBrowser(sendMemberCode, {})}
      />
      <PasswordField label={fields('password')} isNew value={password} onChange={setPassword} />
      <PasswordField
        name="passwordAgain"
        label={fields('passwordAgain')}
        isNew
        value={passwordAgain}
        onChange={setPasswordAgain}
      />
      <SubmitButton>{t('confirm')}</SubmitButton>
    </CheckedForm>
  );
}
