import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { passwordMax, passwordMin } from '#contract/identity/shopper.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = {
  name?: 'password' | 'passwordAgain';
  label: string;
  /** One that is being chosen: the hint says how long it has to be, the server whether it is good enough. */
  isNew?: boolean;
  value: string;
  onChange: (value: string) => void;
};

/** A password, hidden until its owner wants to see it. */
export function PasswordField({ name = 'password', label, isNew = false, value, onChange }: PasswordFieldProps) {
  const t = useTranslations('identity');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      name={name}
      type={isShown ? 'text' : 'password'}
      label={label}
      icon={LockKeyhole}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={passwordMax}
      value={value}
      onChange={onChange}
      hint={isNew && name === 'password' && t('passwordHint', { minimum: String(passwordMin) })}
      after={
        <IconButton
          label={t('showCharacters')}
          aria-pressed={isShown}
          className="mr-1"
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
