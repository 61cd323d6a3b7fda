import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { Dialog } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';
import { PasswordField } from '#console/base/session/proof-fields.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import { confirmSecondFactor, startSecondFactor } from '#contract/identity/console.ts';
import { QrCode } from '#ui/display/qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Started = OutputOf<typeof startSecondFactor>;

/** Password, then the app, then the recovery codes. It counts from the first right code on. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('console.account');
  const client = useQueryClient();
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // What is on screen is asked for only now: a screen that came back at once would take the codes away.
  const close = () => {
    onClose();
    if (codes) void client.invalidateQueries();
  };
  return (
    <Dialog title={codes ? t('codesTitle') : t('turnOnTitle')} onClose={close}>
      {codes && <RecoveryCodes codes={codes} onClose={close} />}
      {!codes && !started && <PasswordStep onStarted={setStarted} />}
      {!codes && started && <AppStep started={started} onDone={setCodes} />}
    </Dialog>
  );
}

function PasswordStep({ onStarted }: { onStarted: (started: Started) => void }) {
  const t = useTranslations('console');
  const textOf = useFailureText();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password ? null : t('signIn.passwordMissing')) },
  });
  const submit = form.onSubmit(async ({ password }) => {
    try {
      onStarted(await callMall(startSecondFactor, { password }));
    } catch (error) {
      form.setFieldError('password', textOf(error));
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">{t('account.passwordText')}</Text>
        <PasswordField data-autofocus {...form.getInputProps('password')} />
        <Group justify="flex-end">
          <Button type="submit" loading={form.submitting}>
            {t('account.continue')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function AppStep({ started: { secret, qr }, onDone }: { started: Started; onDone: (codes: string[]) => void }) {
  const t = useTranslations('console');
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (/^\d{3}\s?\d{3}$/.test(code.trim()) ? null : t('signIn.codeMissing')) },
  });
  const submit = form.onSubmit(async ({ code }) => {
    setFailure(null);
    try {
      onDone((await callMall(confirmSecondFactor, { code })).recoveryCodes);
    } catch (error) {
      setFailure(textOf(error));
      form.reset();
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">{t('account.scan')}</Text>
        <Group justify="center">
          <QrCode code={qr} alt={t('account.qr')} width={200} />
        </Group>
        <div>
          <Text size="sm" c="dimmed">
            {t('account.secret')}
          </Text>
          <Code fz="sm">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Code>
        </div>
        <FailureAlert text={failure} />
        <TextInput
          label={t('account.firstCode')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          autoFocus
          {...form.getInputProps('code')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={form.submitting}>
            {t('account.turnOn')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
