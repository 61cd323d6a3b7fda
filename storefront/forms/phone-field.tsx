import { useTranslations } from 'use-intl';
import { CountryCode } from './country-code.tsx';
import { useSignIn } from './sign-in-context.ts';
import { TextField } from './text-field.tsx';

const phoneMax = 32; // the contract's

/** Country code and phone number as one field, which every mode that asks for them shares. */
export function PhoneField() {
  const t = useTranslations('identity');
  const { draft, change } = useSignIn();
  return (
    <TextField
      name="phone"
      type="tel"
      label={t('phone')}
      before={<CountryCode chosen={draft.country} onChoose={(country) => change({ country })} />}
      autoComplete="tel-national"
      maxLength={phoneMax}
      value={draft.phone}
      onChange={(phone) => change({ phone })}
    />
  );
}
