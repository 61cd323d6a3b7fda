import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure, callMall } from '#console/base/call-mall.ts';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';
import { finishSignIn } from '#contract/shops/console.ts';
import { CodeField } from './proof-fields.tsx';

type SecondStepProps = { stepKey: string; onDone: () => void; onBack: (failure: string | null) => void };

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ stepKey, onDone, onBack }: SecondStepProps) {
  const t = useTranslations('console.signIn');
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim().length >= 6 ? null : t('codeMissing')) },
  });
  const submit = form.onSubmit(async ({ code }) => {
    setFailure(null);
    try {
      await callMall(finishSignIn, { key: stepKey, code });
      onDone();
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'sign_in_over') return onBack(textOf(error));
      setFailure(textOf(error));
      form.reset();
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">{t('codeText')}</Text>
        <FailureAlert text={failure} />
        <CodeField data-autofocus autoFocus {...form.getInputProps('code')} />
        <Group justify="space-between">
          <Anchor component="button" type="button" size="sm" onClick={() => onBack(null)}>
            {t('back')}
          </Anchor>
          <Button type="submit" loading={form.submitting}>
            {t('confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
