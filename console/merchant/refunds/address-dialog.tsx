import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import {
  addReturnAddress,
  editReturnAddress,
  type ReturnAddress,
  returnNameMax,
  returnPhoneMax,
  returnPlaceMax,
} from '#contract/refunds/merchant-returns.ts';

/** A new return address, or another version of one. */
export function AddressDialog({ address, onClose }: { address: ReturnAddress | null; onClose: () => void }) {
  const t = useTranslations('console.refunds');
  const { done, failed } = useNotices();
  const add = useSend(addReturnAddress);
  const edit = useSend(editReturnAddress);
  const form = useForm({
    initialValues: { name: address?.name ?? '', phone: address?.phone ?? '', address: address?.address ?? '' },
    validate: {
      name: (name) => (name.trim() ? null : t('addressNameMissing')),
      address: (place) => (place.trim() ? null : t('addressPlaceMissing')),
    },
  });
  const submit = form.onSubmit((values) => {
    const sent = address
      ? edit.mutateAsync({ id: address.id, version: address.version, ...values })
      : add.mutateAsync(values);
    return sent.then(() => {
      done(t('addressSaved'));
      onClose();
    }, failed);
  });
  return (
    <Dialog title={t(address ? 'editAddress' : 'addAddress')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('addressName')}
            maxLength={returnNameMax}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <Textarea label={t('addressPlace')} rows={4} maxLength={returnPlaceMax} {...form.getInputProps('address')} />
          <TextInput label={t('addressPhone')} maxLength={returnPhoneMax} {...form.getInputProps('phone')} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={add.isPending || edit.isPending}>
              {t('save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
