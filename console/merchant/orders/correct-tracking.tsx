import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { listCarriers } from '#contract/shipping/merchant.ts';
import { correctTracking } from '#contract/shipping/merchant-tracking.ts';
import { type Parcel, TrackingNumber } from '#contract/shipping/shopper.ts';

type CorrectTrackingProps = { orderNo: string; parcel: Parcel; onClose: () => void };

/** Another carrier or tracking number for a parcel that was sent with a wrong one. */
export function CorrectTracking({ orderNo, parcel, onClose }: CorrectTrackingProps) {
  const t = useTranslations('console.orders');
  const { data: carriers = [] } = useCall(listCarriers, {});
  const { done, failed } = useNotices();
  const send = useSend(correctTracking);
  const form = useForm({
    initialValues: { carrier: '', trackingNumber: parcel.trackingNumber },
    validate: { trackingNumber: (text) => (TrackingNumber.safeParse(text).success ? null : t('trackingWrong')) },
  });
  // The parcel names its carrier, not its code.
  const present = carriers.find(({ name }) => name === parcel.company)?.code ?? null;
  const carrier = form.values.carrier || present;

  const submit = form.onSubmit(async ({ trackingNumber }) => {
    if (!carrier) return form.setFieldError('carrier', t('carrierMissing'));
    try {
      await send.mutateAsync({
        ...{ orderNo, parcelId: parcel.id, before: parcel.trackingNumber },
        ...{ carrier, trackingNumber },
      });
      done(t('correct.saved'));
      onClose();
    } catch (error) {
      failed(error);
    }
  });

  return (
    <Dialog title={t('correct.open')} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">{t('correct.text')}</Text>
          <Group grow align="flex-start">
            <Select
              label={t('carrier')}
              searchable
              allowDeselect={false}
              data={carriers.map(({ code, name }) => ({ value: code, label: name }))}
              {...form.getInputProps('carrier')}
              value={carrier}
            />
            <TextInput label={t('tracking')} maxLength={40} data-autofocus {...form.getInputProps('trackingNumber')} />
          </Group>
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t('correct.save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
