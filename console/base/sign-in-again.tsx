import { Alert, Anchor, Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { type ConsoleUser, signInToConsole } from '#contract/shops/console.ts';
import { callMall } from './call-mall.ts';
import { useFailureText } from './failure-text.ts';
import { endPause, useSessionEnded } from './session-ended.ts';
import { signInPath } from './user.ts';

/** Over the screen, when the session has ended: the same person signs in and goes on where they were. */
export function SignInAgain({ user }: { user: ConsoleUser }) {
  const isEnded = useSessionEnded();
  return isEnded ? <SignInDialog user={user} /> : null;
}

function SignInDialog({ user }: { user: ConsoleUser }) {
  const t = useTranslations('console.signIn');
  const { pathname, search } = useLocation();
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password ? null : t('passwordMissing')) },
  });
  const submit = form.onSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await callMall(signInToConsole, { email: user.email ?? '', password });
      endPause(true);
    } catch (error) {
      setFailure(textOf(error));
    }
  });
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('again')}
      zIndex={1000} // above every other dialog
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t('againText', { name: user.email ?? user.nickname })}</Text>
          {failure && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          {user.email && (
            <PasswordInput
              label={t('password')}
              autoComplete="current-password"
              data-autofocus
              visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
              {...form.getInputProps('password')}
            />
          )}
          <Group justify="space-between">
            <Anchor component={Link} to={signInPath(pathname + search)} size="sm">
              {t('another')}
            </Anchor>
            {user.email && (
              <Button type="submit" loading={form.submitting}>
                {t('submit')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
