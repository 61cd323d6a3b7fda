import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Dialog } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { CodeField, PasswordField } from '#console/base/session/proof-fields.tsx';
import { useSend } from '#console/base/use-call.ts';
import { renewRecoveryCodes, stopSecondFactor } from '#contract/identity/console.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Turns the second factor off, or makes new recovery codes: both need the password and a code. */
export function ProofDialog({ act, onClose }: { act: 'off' | 'renew'; onClose: () => void }) {
  const t = useTranslations('console');
  const { done } = useNotices();
  const textOf = useFailureText();
  const stop = useSend(stopSecondFactor);
  const renew = useSend(renewRecoveryCodes);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (password) => (password ? null : t('signIn.passwordMissing')),
      code: (code) => (code.trim().length >= 6 ? null : t('signIn.codeMissing')),
    },
  });
  const submit = form.onSubmit(async (proof) => {
    setFailure(null);
    try {
      if (act === 'renew') return setCodes((await renew.mutateAsync(proof)).recoveryCodes);
      await stop.mutateAsync(proof);
      done(t('account.turnedOff'));
      onClose();
    } catch (error) {
      const { reason } = error instanceof CallFailure ? error : { reason: null };
      if (reason === 'wrong_password') form.setFieldError('password', textOf(error));
      else if (reason === 'wrong_code') form.setFieldError('code', textOf(error));
      else setFailure(textOf(error));
    }
  });
  if (codes)
    return (
      <Dialog title={t('account.codesTitle')} onClose={onClose}>
        <RecoveryCodes codes={codes} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={act === 'off' ? t('account.turnOffTitle') : t('account.renew')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{act === 'off' ? t('account.turnOffText') : t('account.renewText')}</Text>
          <FailureAlert text={failure} />
          <PasswordField data-autofocus {...form.getInputProps('password')} />
          <CodeField description={t('signIn.codeText')} {...form.getInputProps('code')} />
          <Group justify="flex-end">
            <Button type="submit" loading={form.submitting}>
              {act === 'off' ? t('account.turnOff') : t('account.continue')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
