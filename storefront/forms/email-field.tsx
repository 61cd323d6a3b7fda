import { Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { emailMax } from '#contract/core/email.ts';
import { useSignIn } from './sign-in-context.ts';
import { TextField } from './text-field.tsx';

/** The mail address, which every mode that asks for one shares. */
export function EmailField({ isAccount = false }: { isAccount?: boolean }) {
  const t = useTranslations('identity');
  const { draft, change } = useSignIn();
  return (
    <TextField
      name="email"
      type="email"
      label={t('email')}
      icon={Mail}
      // "username" is what password keepers look for beside a password.
      autoComplete={isAccount ? 'username' : 'email'}
      maxLength={emailMax}
      value={draft.email}
      onChange={(email) => change({ email })}
    />
  );
}
