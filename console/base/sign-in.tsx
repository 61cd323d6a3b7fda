import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isEmail } from '#contract/core/email.ts';
import { localPath } from '#contract/core/local-path.ts';
import { signInToConsole } from '#contract/shops/console.ts';
import { callMall } from './call-mall.ts';
import { DemoEntry } from './demo-entry.tsx';
import { EntryCard } from './entry-card.tsx';
import { useFailureText } from './failure-text.ts';
import { useTitle } from './use-title.ts';

export default function SignIn() {
  const t = useTranslations('console');
  useTitle(t('signIn.title'));
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: search.get('email') ?? '', password: '' },
    validate: {
      email: (email) => (isEmail(email.trim()) ? null : t('signIn.emailWrong')),
      password: (password) => (password ? null : t('signIn.passwordMissing')),
    },
  });

  const submit = form.onSubmit(async (values) => {
    setFailure(null);
    try {
      await callMall(signInToConsole, values);
      client.clear();
      await navigate(localPath(search.get('from') ?? '/'), { replace: true });
    } catch (error) {
      setFailure(textOf(error));
    }
  });

  return (
    <EntryCard title={t('signIn.title')} text={t('signIn.text')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <TextInput label={t('signIn.email')} type="email" autoComplete="username" {...form.getInputProps('email')} />
          <PasswordInput
            label={t('signIn.password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
            {...form.getInputProps('password')}
          />
          <Button type="submit" size="md" loading={form.submitting}>
            {t('signIn.submit')}
          </Button>
        </Stack>
      </form>
      <DemoEntry />
      <Text size="sm" c="dimmed">
        {t('signIn.noAccount')}{' '}
        <Anchor href="/users/merchant_settled?menuCur=70" underline="always">
          {t('signIn.apply')}
        </Anchor>
      </Text>
    </EntryCard>
  );
}
