import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { emailMax } from '#contract/core/email.ts';
import { defaultDialCode, type User } from '#contract/identity/shopper.ts';
import { linkEmail, linkPhone, sendLinkCodeByEmail, sendLinkCodeByPhone } from '#contract/identity/shopper-profile.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { saveUser } from '#storefront/base/client/session/save-user.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { AccountCodeField } from '#storefront/forms/account-code-field.tsx';
import { CheckedForm } from '#storefront/forms/checked-form.tsx';
import { checkCaptcha, checkEmail, checkPhone } from '#storefront/forms/checks.ts';
import { CountryCode } from '#storefront/forms/country-code.tsx';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { checkProof, firstProof, ProofFields, proofInput } from '#storefront/forms/proof-fields.tsx';
import type { ChosenCountry } from '#storefront/forms/sign-in-context.ts';
import { TextField } from '#storefront/forms/text-field.tsx';
import { AccountDialog } from '#storefront/parts/account/account-dialog.tsx';

const phoneMax = 32; // the contract's

type LinkContactDialogProps = { user: User; kind: 'email' | 'phone'; onClose: () => void };
type LinkContactProps = { user: User; onDone: () => void };

/** Makes a mail address or a phone number one's own: the code proves that it is. */
export function LinkContactDialog({ user, kind, onClose }: LinkContactDialogProps) {
  const t = useTranslations('account.binding');
  return (
    <AccountDialog title={t(`${kind}.title`)} line={t(`${kind}.line`)} onClose={onClose}>
      {kind === 'email' ? <LinkEmail user={user} onDone={onClose} /> : <LinkPhone user={user} onDone={onClose} />}
    </AccountDialog>
  );
}

function LinkEmail({ user, onDone }: LinkContactProps) {
  const t = useTranslations('account.binding');
  const fields = useTranslations('identity');
  const [text, setText] = useState('');
  const [captcha, setCaptcha] = useState('');
  const [proof, setProof] = useState(() => firstProof(user));
  const isReplacing = user.email !== null;
  const email = text.trim();
  return (
    <CheckedForm
      checks={[checkEmail(email), checkCaptcha(captcha), checkProof(proof, isReplacing)]}
      input={{ email, captcha: captcha.trim(), ...proofInput(proof, isReplacing) }}
      afterRefusal="captcha"
      send={async (input) => {
        saveUser(await callFromBrowser(linkEmail, input));
        void toast(t('email.done'), 'success', 'binding');
        onDone();
      }}
    >
      <TextField
        name="email"
        type="email"
        label={fields('email')}
        icon={Mail}
        autoComplete="email"
        maxLength={emailMax}
        value={text}
        onChange={setText}
      />
      <AccountCodeField
        value={captcha}
        onChange={setCaptcha}
        kind="binding"
        recipient={email}
        check={checkEmail(email)}
        send={() => callFromBrowser(sendLinkCodeByEmail, email)}
      />
      {isReplacing && <ProofFields user={user} contact="email" draft={proof} onChange={setProof} />}
      <SubmitButton>{t('confirm')}</SubmitButton>
    </CheckedForm>
  );
}

function LinkPhone({ user, onDone }: LinkContactProps) {
  const t = useTranslations('account.binding');
  const fields = useTranslations('identity');
  const [country, setCountry] = useState<ChosenCountry>({ code: 'CN', dialCode: defaultDialCode });
  const [text, setText] = useState('');
  const [captcha, setCaptcha] = useState('');
  const [proof, setProof] = useState(() => firstProof(user));
  const isReplacing = user.phone !== null;
  const phone = text.trim();
  const countryCode = `+${country.dialCode}`; // spec §5: sent with a leading plus
  return (
    <CheckedForm
      checks={[checkPhone(phone), checkCaptcha(captcha), checkProof(proof, isReplacing)]}
      input={{ phone, countryCode, captcha: captcha.trim(), ...proofInput(proof, isReplacing) }}
      afterRefusal="captcha"
      send={async (input) => {
        saveUser(await callFromBrowser(linkPhone, input));
        void toast(t('phone.done'), 'success', 'binding');
        onDone();
      }}
    >
      <TextField
        name="phone"
        type="tel"
        label={fields('phone')}
        before={<CountryCode chosen={country} onChoose={setCountry} />}
        autoComplete="tel-national"
        maxLength={phoneMax}
        value={text}
        onChange={setText}
      />
      <AccountCodeField
        value={captcha}
        onChange={setCaptcha}
        kind="binding"
        recipient={countryCode + phone}
        check={checkPhone(phone)}
        send={() => callFromBrowser(sendLinkCodeByPhone, { phone, countryCode })}
      />
      {isReplacing && <ProofFields user={user} contact="phone" draft={proof} onChange={setProof} />}
      <SubmitButton>{t('confirm')}</SubmitButton>
    </CheckedForm>
  );
}
