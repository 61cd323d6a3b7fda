import { Button, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { refuseFlashSignUp } from '#contract/catalogue/platform-flash-sales.ts';
import type { SignUp } from './sign-up-list.tsx';

const reasonMax = 500;

/** Asks why a product is not taken into the sale. */
export function RefuseDialog({ signUp: { id, version, name }, onClose }: { signUp: SignUp; onClose: () => void }) {
  const t = useTranslations('platform-flash');
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(refuseFlashSignUp);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('reasonMissing')) },
  });
  const submit = form.onSubmit(async ({ reason }) => {
    try {
      await send.mutateAsync({ id, version, reason });
      done(t('refused', { name }));
      onClose();
    } catch {
      // the alert says why
    }
  });
  return (
    <Dialog title={t('refuseOf', { name })} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Textarea
            data-autofocus
            label={t('reason')}
            description={t('reasonHint')}
            required
            autosize
            minRows={3}
            maxLength={reasonMax}
            {...form.getInputProps('reason')}
          />
          <FailureAlert text={send.error ? textOf(send.error) : null} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t('refuse')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
