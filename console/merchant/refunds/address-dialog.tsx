import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
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

type AddressDialogProps = {
  /** Null for a new one. */
  address: ReturnAddress | null;
  onReload: () => Promise<ReturnAddress | undefined>;
  onClose: () => void;
};

const valuesOf = ({ name, phone, address }: ReturnAddress) => ({ name, phone, address });

/** A new return address, or another version of one. */
export function AddressDialog({ address, onReload, onClose }: AddressDialogProps) {
  const t = useTranslations('console.refunds');
  const { done, failed } = useNotices();
  const add = useSend(addReturnAddress);
  const edit = useSend(editReturnAddress);
  const { base, theirs, show, settle } = useConflict({ opened: address, onReload });
  const form = useForm({
    initialValues: address ? valuesOf(address) : { name: '', phone: '', address: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('addressNameMissing')),
      address: (place) => (place.trim() ? null : t('addressPlaceMissing')),
    },
  });

  async function save(over: ReturnAddress | null) {
    try {
      if (over) await edit.mutateAsync({ id: over.id, version: over.version, ...form.values });
      else await add.mutateAsync(form.values);
      done(t('addressSaved'));
      onClose();
    } catch (error) {
      if (!(await show(error))) failed(error);
    }
  }

  function takeTheirs(newest: ReturnAddress) {
    form.setValues(valuesOf(newest));
    settle(newest);
  }

  const labels: Record<string, string> = {
    name: t('addressName'),
    phone: t('addressPhone'),
    address: t('addressPlace'),
  };
  return (
    <Dialog title={t(address ? 'editAddress' : 'addAddress')} onClose={onClose}>
      <form onSubmit={form.onSubmit(() => save(base))} noValidate>
        <Stack>
          <TextInput
            label={t('addressName')}
            maxLength={returnNameMax}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <Textarea label={t('addressPlace')} rows={4} maxLength={returnPlaceMax} {...form.getInputProps('address')} />
          <TextInput label={t('addressPhone')} maxLength={returnPhoneMax} {...form.getInputProps('phone')} />
          {base && theirs && (
            <ConflictAlert
              saved={theirs}
              base={valuesOf(base)}
              mine={form.values}
              theirs={valuesOf(theirs)}
              labelOf={(field) => labels[field] ?? field}
              textOf={(field, fields) => String(fields[field] ?? '')}
              isSaving={edit.isPending}
              onTakeTheirs={() => takeTheirs(theirs)}
              onKeepMine={form.onSubmit(() => save(theirs))}
            />
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={theirs !== null} loading={add.isPending || edit.isPending}>
              {t('save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
