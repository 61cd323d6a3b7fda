import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useSend } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import * as contract from '#contract/refunds/merchant.ts';
import { contestKinds } from '#contract/refunds/shopper.ts';

type Refund = OutputOf<typeof contract.getShopRefund>;

/** What the shop can do about a refund now. */
export function RefundActions({ refund }: { refund: Refund }) {
  const t = useTranslations('console.refunds');
  const { money } = useFormats();
  const { done, failed } = useNotices();
  const accept = useSend(contract.acceptRefund);
  const receive = useSend(contract.receiveReturn);
  const [dialog, setDialog] = useState<'refuse' | 'contest' | null>(null);
  const { refundOrderNo, refundStatus, kind } = refund;

  const ask = (title: string, text: string, label: string, send: () => Promise<unknown>, said: string) =>
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{text}</Text>,
      labels: { confirm: label, cancel: t('cancel') },
      onConfirm: () => void send().then(() => done(said), failed),
    });

  return (
    <>
      {refundStatus === 'under_review' && (
        <>
          <Button variant="default" onClick={() => setDialog('refuse')}>
            {t('refuse')}
          </Button>
          <Button
            loading={accept.isPending}
            onClick={() =>
              ask(
                t('acceptTitle'),
                t(`acceptText.${kind}`, { amount: money(refund.refundPrice) }),
                t('accept'),
                () => accept.mutateAsync({ refundOrderNo }),
                t('accepted'),
              )
            }
          >
            {t('accept')}
          </Button>
        </>
      )}
      {refundStatus === 'sent_back' && (
        <>
          <Button variant="default" onClick={() => setDialog('contest')}>
            {t('contest')}
          </Button>
          <Button
            loading={receive.isPending}
            onClick={() =>
              ask(
                t('receivedTitle'),
                t('receivedText', { amount: money(refund.refundPrice) }),
                t('received'),
                () => receive.mutateAsync({ refundOrderNo }),
                t('receivedDone'),
              )
            }
          >
            {t('received')}
          </Button>
        </>
      )}
      {dialog === 'refuse' && <RefuseDialog refundOrderNo={refundOrderNo} onClose={() => setDialog(null)} />}
      {dialog === 'contest' && <ContestDialog refundOrderNo={refundOrderNo} onClose={() => setDialog(null)} />}
    </>
  );
}

type DialogProps = { refundOrderNo: string; onClose: () => void };

function RefuseDialog({ refundOrderNo, onClose }: DialogProps) {
  const t = useTranslations('console.refunds');
  const { done, failed } = useNotices();
  const send = useSend(contract.refuseRefund);
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : t('reasonMissing')) },
  });
  const submit = form.onSubmit(({ reason }) =>
    send.mutateAsync({ refundOrderNo, reason }).then(() => {
      done(t('refused'));
      onClose();
    }, failed),
  );
  return (
    <Dialog title={t('refuseTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t('refuseText')}</Text>
          <Textarea
            label={t('reason')}
            rows={4}
            maxLength={contract.refusalMax}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={send.isPending}>
              {t('refuse')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function ContestDialog({ refundOrderNo, onClose }: DialogProps) {
  const t = useTranslations('console.refunds');
  const { done, failed } = useNotices();
  const send = useSend(contract.contestReturn);
  const form = useForm({
    initialValues: { kind: contestKinds[0] as (typeof contestKinds)[number], note: '' },
    validate: { note: (note) => (note.trim() ? null : t('noteMissing')) },
  });
  const submit = form.onSubmit(({ kind, note }) =>
    send.mutateAsync({ refundOrderNo, kind, note, pictures: [] }).then(() => {
      done(t('contested'));
      onClose();
    }, failed),
  );
  return (
    <Dialog title={t('contestTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t('contestText')}</Text>
          <Select
            label={t('contestKind')}
            allowDeselect={false}
            data={contestKinds.map((value) => ({ value, label: t(`disputes.${value}`) }))}
            {...form.getInputProps('kind')}
          />
          <Textarea label={t('contestNote')} rows={4} maxLength={contract.refusalMax} {...form.getInputProps('note')} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={send.isPending}>
              {t('contest')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
