import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import { useTranslations } from 'use-intl';

// How someone proves who they are: when signing in, and before what only they may do.

export function PasswordField(props: PasswordInputProps) {
  const t = useTranslations('console.signIn');
  return (
    <PasswordInput
      label={t('password')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      {...props}
    />
  );
}

/** For a code of the authenticator app, or a recovery code. */
export function CodeField(props: TextInputProps) {
  const t = useTranslations('console.signIn');
  return <TextInput label={t('code')} autoComplete="one-time-code" maxLength={24} {...props} />;
}
