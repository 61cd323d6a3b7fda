import { Alert, Button, Group, Text } from '@mantine/core';
import { Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { listPayoutsToPay, recordSentFile } from '#contract/payouts/platform.ts';

/** A file for the bank that was searched for: as long as some of its payouts are not sent, all of them can be marked at once. */
export function FileToSend({ fileNo }: { fileNo: string }) {
  const t = useTranslations('platform-money.payouts');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const send = useSend(recordSentFile);
  const { data } = useCall(listPayoutsToPay, { words: fileNo, status: 'approved', limit: 1 });
  if (!data || data.total === 0) return null;
  const ask = () =>
    confirm({
      title: t('sendTitle', { count: data.total }),
      text: t('sendFileText'),
      confirm: t('send'),
      onConfirm: () =>
        void send.mutateAsync({ fileNo }).then(({ payouts }) => done(t('sent', { count: payouts })), failed),
    });
  return (
    <Alert color="blue" p="sm">
      <Group justify="space-between">
        <Text size="sm">{t('fileToSend', { count: data.total, file: fileNo })}</Text>
        <Button size="xs" leftSection={<Send size={14} aria-hidden="true" />} loading={send.isPending} onClick={ask}>
          {t('sendFile')}
        </Button>
      </Group>
    </Alert>
  );
}
