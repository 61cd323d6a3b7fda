import { Alert, Button, Group, NumberInput, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type getShopOrder, listCarriers, type ParcelInput, shipOrder } from '#contract/shipping/merchant.ts';
import { useLastCarrier } from './last-carrier.ts';

type ShipDialogProps = { order: OutputOf<typeof getShopOrder>; onClose: () => void };
type Way = 'courier' | 'person' | 'dispatch';

/** Ships the whole of an order, or a part of it: what is left can follow in another parcel. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const t = useTranslations('console.orders');
  const { data: carriers } = useCall(listCarriers, {});
  const { last, remember } = useLastCarrier();
  const { done, failed } = useNotices();
  const send = useSend(shipOrder);
  const open = order.lines.filter(({ toSend }) => toSend > 0);
  const isSent = order.delivery === 'courier' || order.delivery === 'dispatch';
  const form = useForm({
    initialValues: {
      way: (order.delivery === 'dispatch' ? 'dispatch' : 'courier') as Way,
      carrier: last,
      trackingNumber: '',
      name: '',
      phone: '',
      quantities: Object.fromEntries(open.map(({ id, toSend }) => [String(id), toSend])) as Record<string, number>,
    },
    validate: {
      carrier: (carrier, { way }) => (isSent && way === 'courier' && !carrier ? t('carrierMissing') : null),
      trackingNumber: (text, { way }) =>
        isSent && way === 'courier' && !/^[A-Za-z0-9][A-Za-z0-9 -]{2,39}$/.test(text.trim())
          ? t('trackingWrong')
          : null,
      name: (text, { way }) => (isSent && way === 'person' && !text.trim() ? t('nameMissing') : null),
      phone: (text, { way }) =>
        isSent && way === 'person' && !/^\+?[\d ()-]{5,24}$/.test(text.trim()) ? t('phoneWrong') : null,
    },
  });

  const submit = form.onSubmit(async ({ way, carrier, trackingNumber, name, phone, quantities }) => {
    const parcel: ParcelInput =
      order.delivery === 'pickup' || order.delivery === 'virtual'
        ? { kind: order.delivery }
        : way === 'courier'
          ? { kind: 'courier', carrier, trackingNumber }
          : way === 'person'
            ? { kind: 'person', name, phone }
            : { kind: 'dispatch' };
    const lines = open.flatMap(({ id }) => {
      const quantity = quantities[String(id)] ?? 0;
      return quantity > 0 ? [{ lineId: id, quantity }] : [];
    });
    if (lines.length === 0) return form.setFieldError('quantities', t('nothingChosen'));
    try {
      await send.mutateAsync({ orderNo: order.orderNo, parcel, lines });
      if (parcel.kind === 'courier') remember(parcel.carrier);
      done(t('shipped', { order: order.orderNo }));
      onClose();
    } catch (error) {
      failed(error);
    }
  });

  return (
    <Dialog title={t('shipTitle')} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {order.asksForAddress && <Alert color="orange">{t('addressChange.warning')}</Alert>}
          {isSent && (
            <Select
              label={t('way')}
              allowDeselect={false}
              data={(['courier', 'person', 'dispatch'] as const).map((value) => ({
                value,
                label: t(`kinds.${value}`),
              }))}
              {...form.getInputProps('way')}
            />
          )}
          {isSent && form.values.way === 'courier' && (
            <Group grow align="flex-start">
              <Select
                label={t('carrier')}
                searchable
                data={(carriers ?? []).map(({ code, name }) => ({ value: code, label: name }))}
                {...form.getInputProps('carrier')}
              />
              <TextInput label={t('tracking')} maxLength={40} {...form.getInputProps('trackingNumber')} />
            </Group>
          )}
          {isSent && form.values.way === 'person' && (
            <Group grow align="flex-start">
              <TextInput label={t('personName')} maxLength={64} {...form.getInputProps('name')} />
              <TextInput label={t('personPhone')} maxLength={24} {...form.getInputProps('phone')} />
            </Group>
          )}
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('product')}</Table.Th>
                <Table.Th w={140}>{t('inThisParcel')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {open.map(({ id, name, variant, toSend }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Text size="sm">{name}</Text>
                    <Text size="sm" c="dimmed">
                      {variant}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <NumberInput
                      aria-label={t('quantityOf', { name })}
                      min={0}
                      max={toSend}
                      allowDecimal={false}
                      clampBehavior="strict"
                      {...form.getInputProps(`quantities.${id}`)}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {form.errors.quantities && (
            <Text c="var(--mantine-color-error)" size="sm" role="alert">
              {form.errors.quantities}
            </Text>
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t('ship')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
