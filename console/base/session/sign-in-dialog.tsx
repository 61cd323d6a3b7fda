import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';
import { type ConsoleUser, signInToConsole } from '#contract/shops/console.ts';
import { identityOf } from './identity-of.ts';
import { PasswordField } from './proof-fields.tsx';
import { SecondStep } from './second-step.tsx';
import { endPause } from './session-ended.ts';
import { signInPath } from './user.ts';

/** Asks for the password of the person whose session has ended. */
export default function SignInDialog({ user }: { user: ConsoleUser }) {
  const t = useTranslations('console.signIn');
  const { pathname, search } = useLocation();
  const textOf = useFailureText();
  const account = user.email ?? user.phone ?? '';
  const [failure, setFailure] = useState<string | null>(null);
  const [stepKey, setStepKey] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password ? null : t('passwordMissing')) },
  });
  const submit = form.onSubmit(async ({ password }) => {
    setFailure(null);
    try {
      const { secondStep } = await callMall(signInToConsole, { ...identityOf(account), password });
      if (secondStep) setStepKey(secondStep);
      else endPause(true);
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
      {stepKey !== null && (
        <SecondStep
          stepKey={stepKey}
          onDone={() => endPause(true)}
          onBack={(reason) => {
            setStepKey(null);
            setFailure(reason);
          }}
        />
      )}
      <form onSubmit={submit} noValidate hidden={stepKey !== null}>
        <Stack>
          <Text size="sm">{t('againText', { name: account || user.nickname })}</Text>
          <FailureAlert text={failure} />
          {account && <PasswordField data-autofocus {...form.getInputProps('password')} />}
          <Group justify="space-between">
            <Anchor component={Link} to={signInPath(pathname + search)} size="sm">
              {t('another')}
            </Anchor>
            {account && (
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
