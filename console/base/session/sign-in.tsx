import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';
import { useTitle } from '#console/base/frame/use-title.ts';
import { useLocale } from '#console/base/locale.ts';
import { withLocale } from '#contract/core/languages.ts';
import { localPath } from '#contract/core/local-path.ts';
import { signInToConsole } from '#contract/shops/console.ts';
import { DemoEntry } from './demo-entry.tsx';
import { EntryCard } from './entry-card.tsx';
import { identityOf } from './identity-of.ts';
import { PasswordField } from './proof-fields.tsx';
import { SecondStep } from './second-step.tsx';

export default function SignIn() {
  const t = useTranslations('console');
  const [search] = useSearchParams();
  const from = localPath(search.get('from') ?? '/');
  const isOfPlatform = /^\/(?:platform|run-the-mall)\b/.test(from);
  const title = t(isOfPlatform ? 'signIn.platformTitle' : 'signIn.title');
  useTitle(title);
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const [stepKey, setStepKey] = useState<string | null>(null);
  const form = useForm({
    initialValues: { account: search.get('email') ?? '', password: '' },
    validate: {
      account: (account) => (identityOf(account) ? null : t('signIn.accountWrong')),
      password: (password) => (password ? null : t('signIn.passwordMissing')),
    },
  });

  async function enter() {
    client.clear();
    await navigate(from, { replace: true });
  }

  const submit = form.onSubmit(async ({ account, password }) => {
    setFailure(null);
    try {
      const { secondStep } = await callMall(signInToConsole, { ...identityOf(account), password });
      if (secondStep) setStepKey(secondStep);
      else await enter();
    } catch (error) {
      setFailure(textOf(error));
    }
  });

  if (stepKey !== null)
    return (
      <EntryCard title={t('account.twoStep')} isOfPlatform={isOfPlatform}>
        <SecondStep
          stepKey={stepKey}
          onDone={() => void enter()}
          onBack={(reason) => {
            setStepKey(null);
            setFailure(reason);
          }}
        />
      </EntryCard>
    );
  return (
    <EntryCard title={title} text={t(isOfPlatform ? 'signIn.platformText' : 'signIn.text')} isOfPlatform={isOfPlatform}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FailureAlert text={failure} />
          <TextInput
            label={t('signIn.account')}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            {...form.getInputProps('account')}
          />
          <PasswordField {...form.getInputProps('password')} />
          {/* Whoever is not signed in to the mall is asked to there first, and may do so by a code or a provider. */}
          <Anchor href={withLocale(locale, '/users/user_info')} size="sm" underline="always" ta="right">
            {t('signIn.noPassword')}
          </Anchor>
          <Button type="submit" size="md" loading={form.submitting}>
            {t('signIn.submit')}
          </Button>
        </Stack>
      </form>
      <DemoEntry />
      {!isOfPlatform && (
        <Text size="sm" c="dimmed">
          {t('signIn.noAccount')}{' '}
          <Anchor href={withLocale(locale, '/users/merchant_settled?menuCur=70')} underline="always">
            {t('signIn.apply')}
          </Anchor>
        </Text>
      )}
    </EntryCard>
  );
}
