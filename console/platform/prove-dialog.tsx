import { Button, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText } from '#console/base/failure-text.ts';
import { endProof, useProofAsked } from '#console/base/session/proof-asked.ts';
import { CodeField, PasswordField } from '#console/base/session/proof-fields.tsx';
import { proofMinutes, proveSelf } from '#contract/operators/console.ts';
import type { ConsoleUser } from '#contract/shops/console.ts';

/** Asks operators before an important act whether it is still them: the call waits for the answer. */
export function ProveDialog({ user }: { user: ConsoleUser }) {
  return useProofAsked() ? <Proof hasSecondFactor={user.secondFactor !== 'off'} /> : null;
}

function Proof({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const t = useTranslations('platform.prove');
  const words = useTranslations('console.signIn');
  const close = useTranslations('console');
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { proof: '' },
    validate: { proof: (proof) => (proof.trim() ? null : words(hasSecondFactor ? 'codeMissing' : 'passwordMissing')) },
  });
  const submit = form.onSubmit(async ({ proof }) => {
    setFailure(null);
    try {
      await callMall(proveSelf, hasSecondFactor ? { code: proof } : { password: proof });
      endProof(true);
    } catch (error) {
      setFailure(textOf(error));
      form.reset();
    }
  });
  const Field = hasSecondFactor ? CodeField : PasswordField;
  return (
    <Modal
      opened
      onClose={() => endProof(false)}
      title={t('title')}
      zIndex={900}
      closeButtonProps={{ 'aria-label': close('close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t(hasSecondFactor ? 'code' : 'password', { minutes: proofMinutes })}</Text>
          <FailureAlert text={failure} />
          <Field data-autofocus {...form.getInputProps('proof')} />
          <DialogButtons onCancel={() => endProof(false)}>
            <Button type="submit" loading={form.submitting}>
              {t('confirm')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
