import { Button, Stack, Table, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import {
  listRefusedProviderRefunds,
  type RefusedProviderRefund,
  recordTransfer,
  transferReferenceMax,
} from '#contract/payments/platform.ts';

/** Refunds that the provider refuses: the platform pays them another way. Nothing is shown while there are none. */
export function RefusedRefunds() {
  const t = useTranslations('platform-money.reconciliation');
  const { money, time } = useFormats();
  const { data } = useCall(listRefusedProviderRefunds, { limit: 50 });
  const [asked, setAsked] = useState<RefusedProviderRefund | null>(null);
  if (!data || data.list.length === 0) return null;
  return (
    <Part title={t('refusedTitle')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('refusedText')}
      </Text>
      <Table aria-label={t('refusedTitle')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('payment')}</Table.Th>
            <Table.Th>{t('payer')}</Table.Th>
            <Table.Th>{t('ordered')}</Table.Th>
            <Table.Th ta="right">{t('ours')}</Table.Th>
            <Table.Th />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.list.map((refund) => (
            <Table.Tr key={refund.operation}>
              <Table.Td>{refund.tradeNo}</Table.Td>
              <Table.Td>{refund.payer}</Table.Td>
              <Table.Td>{time(refund.orderedAt)}</Table.Td>
              <Table.Td ta="right">{money(refund.amount)}</Table.Td>
              <Table.Td ta="right">
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('transferOne', { payment: refund.tradeNo })}
                  onClick={() => setAsked(refund)}
                >
                  {t('transfer')}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {asked && <TransferDialog refund={asked} onClose={() => setAsked(null)} />}
    </Part>
  );
}

function TransferDialog({ refund, onClose }: { refund: RefusedProviderRefund; onClose: () => void }) {
  const t = useTranslations('platform-money');
  const { money } = useFormats();
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(recordTransfer);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { reference: '' },
    validate: { reference: (reference) => (reference.trim() ? null : t('referenceMissing')) },
  });
  const submit = form.onSubmit(async ({ reference }) => {
    try {
      await send.mutateAsync({ operation: refund.operation, reference });
      done(t('reconciliation.transferred'));
      onClose();
    } catch (error) {
      setFailure(textOf(error));
    }
  });
  return (
    <Dialog title={t('reconciliation.transferOne', { payment: refund.tradeNo })} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">
            {t('reconciliation.transferText', { amount: money(refund.amount), payer: refund.payer })}
          </Text>
          <FailureAlert text={failure} />
          <TextInput
            data-autofocus
            label={t('reference')}
            required
            maxLength={transferReferenceMax}
            {...form.getInputProps('reference')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={form.submitting}>
              {t('reconciliation.transfer')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
