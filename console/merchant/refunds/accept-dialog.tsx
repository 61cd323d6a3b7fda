import { Button, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { acceptRefund, type getShopRefund } from '#contract/refunds/merchant.ts';
import { listReturnAddresses } from '#contract/refunds/merchant-returns.ts';

type AcceptDialogProps = { refund: OutputOf<typeof getShopRefund>; onClose: () => void };

/** Accepts a refund; for a return one chooses where the buyer sends it. */
export function AcceptDialog({ refund: { refundOrderNo, kind, refundPrice }, onClose }: AcceptDialogProps) {
  const t = useTranslations('console.refunds');
  const { money } = useFormats();
  const { done, failed } = useNotices();
  const send = useSend(acceptRefund);
  const { data: book } = useCall(listReturnAddresses, {}, { isOff: kind !== 'goods' });
  const [chosen, setChosen] = useState<string | null>(null);
  const address = book?.find(({ id, isDefault }) => (chosen === null ? isDefault : String(id) === chosen));
  const isReady = kind !== 'goods' || book !== undefined;

  const submit = () =>
    send.mutateAsync({ refundOrderNo, addressId: address?.id ?? null }).then(() => {
      done(t('accepted'));
      onClose();
    }, failed);

  return (
    <Dialog title={t('acceptTitle')} onClose={onClose}>
      <Stack>
        <Text size="sm">{t(`acceptText.${kind}`, { amount: money(refundPrice) })}</Text>
        {book && book.length > 0 && (
          <Select
            label={t('returnTo')}
            allowDeselect={false}
            data={book.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={address ? String(address.id) : null}
            onChange={setChosen}
          />
        )}
        {address && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
            {[address.address, address.phone].filter(Boolean).join('\n')}
          </Text>
        )}
        {book?.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('returnTo')}: {t('returnToOwn')}
          </Text>
        )}
        <DialogButtons onCancel={onClose}>
          <Button data-autofocus disabled={!isReady} loading={send.isPending} onClick={() => void submit()}>
            {t('accept')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
