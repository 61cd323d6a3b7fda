import { Button, Divider, NumberInput, Select, Skeleton, Stack, Table, Text, Textarea } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { Amount } from '#console/base/money/amount.tsx';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useSendOnce } from '#console/base/use-call.ts';
import { computeGrant, grantRefund } from '#contract/refunds/merchant-grant.ts';
import { type RefundReason, refundNoteMax, refundReasons } from '#contract/refunds/shopper.ts';
import type { ShopOrder } from '#contract/shipping/merchant.ts';

type Line = ShopOrder['lines'][number];

const leftOf = ({ quantity, refunding, refunded, partRefunded }: Line) =>
  quantity - refunding - refunded - partRefunded;

/** A button that refunds the buyer without being asked, as long as there is something to refund. */
export function GrantRefund({ order }: { order: ShopOrder }) {
  const t = useTranslations('console.orders.grant');
  const [isOpen, setOpen] = useState(false);
  const may = useMay('refunds');
  if (!may || !order.paidAt || order.lines.every((line) => leftOf(line) === 0)) return null;
  return (
    <>
      <Button variant="default" leftSection={<Undo2 size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <GrantDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function GrantDialog({ order, onClose }: { order: ShopOrder; onClose: () => void }) {
  const t = useTranslations('console.orders.grant');
  const reasons = useTranslations('console.refunds.reasons');
  const failureText = useFailureText();
  const { done, failed } = useNotices();
  const send = useSendOnce(grantRefund);
  const refundable = order.lines.filter((line) => leftOf(line) > 0);
  const [units, setUnits] = useState(() => new Map(refundable.map((line) => [line.id, leftOf(line)])));
  const [reason, setReason] = useState<RefundReason>('other');
  const [note, setNote] = useState('');
  const lines = [...units].filter(([, quantity]) => quantity > 0).map(([lineId, quantity]) => ({ lineId, quantity }));
  const input = { orderNo: order.orderNo, lines, reason };
  const { data: amounts, error } = useCall(computeGrant, input, { isOff: lines.length === 0, keepsPrevious: true });

  async function submit(): Promise<void> {
    try {
      await send.mutateAsync({ ...input, note });
      done(t('done'));
      onClose();
    } catch (failure) {
      failed(failure);
    }
  }

  return (
    <Dialog title={t('title')} onClose={onClose} size="lg">
      <Stack>
        <Text size="sm">{t('text')}</Text>
        <Table verticalSpacing="xs">
          <Table.Tbody>
            {refundable.map((line) => (
              <Table.Tr key={line.id}>
                <Table.Td>
                  <ProductCell image={line.image} name={line.name} text={line.variant} />
                </Table.Td>
                <Table.Td w={120}>
                  <NumberInput
                    aria-label={t('units', { name: line.name })}
                    min={0}
                    max={leftOf(line)}
                    clampBehavior="strict"
                    allowDecimal={false}
                    value={units.get(line.id) ?? 0}
                    onChange={(value) => setUnits(new Map(units).set(line.id, Number(value || 0)))}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Select
          label={t('reason')}
          allowDeselect={false}
          data={refundReasons.map((one) => ({ value: one, label: reasons(one) }))}
          value={reason}
          onChange={(value) => setReason((value ?? 'other') as RefundReason)}
        />
        <Textarea
          label={t('note')}
          autosize
          minRows={2}
          maxLength={refundNoteMax}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {lines.length === 0 && <Text c="dimmed">{t('nothing')}</Text>}
        {error && <Text c="var(--mantine-color-error)">{failureText(error)}</Text>}
        {lines.length > 0 && !amounts && !error && <Skeleton h={72} />}
        {lines.length > 0 && amounts && (
          <div aria-live="polite">
            {amounts.freight > 0 && <Amount name={t('freight')} amount={amounts.freight} />}
            <Amount name={t('commission')} amount={amounts.commission} />
            <Amount name={t('cost')} amount={amounts.shopShare} />
            <Divider my="xs" />
            <Amount name={t('payable')} amount={amounts.payable} isTotal />
          </div>
        )}
        <DialogButtons onCancel={onClose}>
          <Button loading={send.isPending} disabled={lines.length === 0 || !amounts} onClick={() => void submit()}>
            {t('send')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
