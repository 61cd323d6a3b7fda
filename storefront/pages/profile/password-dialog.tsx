import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#contract/identity/shopper.ts';
import {
  changePasswordByEmail,
  changePasswordByPhone,
  sendPasswordCodeByEmail,
  sendPasswordCodeByPhone,
} from '#contract/identity/shopper-profile.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { saveUser } from '#storefront/base/client/session/save-user.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { maskedEmail, maskedPhone } from '#storefront/base/i18n/masked.ts';
import { AccountCodeField } from '#storefront/forms/account-code-field.tsx';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkCaptcha, checkPassword, checkPasswordAgain } from '#storefront/forms/checks.ts';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { PasswordField } from '#storefront/forms/password-field.tsx';
import { AccountDialog } from '#storefront/parts/account/account-dialog.tsx';
import { Input } from '#ui/fields/input.tsx';
import { RadioCard } from '#ui/fields/radio.tsx';

const ways = {
  email: { sendCode: sendPasswordCodeByEmail, change: changePasswordByEmail },
  phone: { sendCode: sendPasswordCodeByPhone, change: changePasswordByPhone },
} as const;
type Way = keyof typeof ways;

type PasswordDialogProps = { user: User; onClose: () => void; onChanged: () => void };

/** A new password, with a code to one's own mailbox or phone. Everybody else who used the old one is signed out. */
export function PasswordDialog({ user, onClose, onChanged }: PasswordDialogProps) {
  const t = useTranslations('account.password');
  const open = (['email', 'phone'] as const).filter((way) => user[way] !== null);
  const [chosen, setChosen] = useState<Way | undefined>(open[0]);
  return (
    <AccountDialog title={user.hasPassword ? t('changeTitle') : t('setTitle')} line={t('line')} onClose={onClose}>
      {chosen ? (
        <>
          <Recipient user={user} open={open} chosen={chosen} onChoose={setChosen} />
          <PasswordForm
            key={chosen}
            user={user}
            way={chosen}
            onDone={() => {
              onChanged();
              onClose();
            }}
          />
        </>
      ) : (
        <p className="text-ink-2">{t('noWay')}</p>
      )}
    </AccountDialog>
  );
}

type RecipientProps = { user: User; open: readonly Way[]; chosen: Way; onChoose: (way: Way) => void };

function Recipient({ user, open, chosen, onChoose }: RecipientProps) {
  const t = useTranslations('account.password');
  const id = useId();
  const shown = (way: Way) =>
    way === 'email' ? maskedEmail(user.email ?? '') : maskedPhone(user.phone ?? '', user.countryCode);
  return (
    <fieldset className="mb-5">
      <legend className="text-xs text-ink-3">{t('codeGoesTo')}</legend>
      <div className="mt-1.5 grid gap-2">
        {open.map((way) => (
          <RadioCard key={way} name={id} checked={way === chosen} onChange={() => onChoose(way)}>
            <span className="wrap-anywhere tabular-nums">{shown(way)}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

function PasswordForm({ user, way, onDone }: { user: User; way: Way; onDone: () => void }) {
  const t = useTranslations('account.password');
  const fields = useTranslations('identity');
  const [captcha, setCaptcha] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [passwordAgain, setPasswordAgain] = useState('');
  const recipient = user[way] ?? '';
  return (
    <CheckedForm
      checks={[checkCaptcha(captcha), checkPassword(newPassword), checkPasswordAgain(newPassword, passwordAgain)]}
      input={{ captcha: captcha.trim(), newPassword, passwordAgain }}
      send={async (input) => {
        await callFromBrowser(ways[way].change, input);
        saveUser({ ...user, hasPassword: true });
        void toast(t('done'), 'success', 'password');
        onDone();
      }}
    >
      {/* Password keepers need to know whose password it is. */}
      <Input autoComplete="username" value={recipient} readOnly hidden />
      <AccountCodeField
        value={captcha}
        onChange={setCaptcha}
        kind="password"
        recipient={recipient}
        send={() => callFromBrowser(ways[way].sendCode, {})}
      />
      <PasswordField label={fields('newPassword')} isNew value={newPassword} onChange={setNewPassword} />
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
