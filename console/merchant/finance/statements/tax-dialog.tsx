import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { saveTaxData, type TaxData } from '#contract/payouts/merchant-statements.ts';

/** Changes who the shop is for tax offices, from now on. */
export function TaxDialog({ taxData, onClose }: { taxData: TaxData | null; onClose: () => void }) {
  const t = useTranslations('statements.tax');
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(saveTaxData);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: taxData ?? { legalName: '', address: '', taxNumber: '' },
    validate: {
      legalName: (name) => (name.trim() ? null : t('legalNameMissing')),
      address: (address) => (address.trim() ? null : t('addressMissing')),
    },
  });
  const submit = form.onSubmit(async (values) => {
    setFailure(null);
    try {
      await send.mutateAsync(values);
      done(t('saved'));
      onClose();
    } catch (error) {
      setFailure(textOf(error));
    }
  });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FailureAlert text={failure} />
          <TextInput label={t('legalName')} maxLength={150} data-autofocus {...form.getInputProps('legalName')} />
          <Textarea
            label={t('address')}
            description={t('addressText')}
            maxLength={300}
            autosize
            minRows={3}
            {...form.getInputProps('address')}
          />
          <TextInput
            label={t('taxNumber')}
            description={t('taxNumberText')}
            maxLength={50}
            {...form.getInputProps('taxNumber')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t('save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
