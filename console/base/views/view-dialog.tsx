import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { addView, editView, type ListView, type ViewedList, viewNameMax } from '#contract/shops/merchant-views.ts';

type ViewDialogProps = {
  list: ViewedList;
  /** The view that gets another name; null to save what is shown as a new one. */
  view: ListView | null;
  query: string;
  onSaved: (view: { id: number; query: string }) => void;
  onClose: () => void;
};

export function ViewDialog({ list, view, query, onSaved, onClose }: ViewDialogProps) {
  const t = useTranslations('console.views');
  const { done, failed } = useNotices();
  const add = useSend(addView);
  const edit = useSend(editView);
  const form = useForm({
    initialValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    validate: { name: (name) => (name.trim() ? null : t('nameMissing')) },
  });
  const submit = form.onSubmit(async (values) => {
    try {
      if (view) await edit.mutateAsync({ id: view.id, query: view.query, ...values });
      else {
        const { id } = await add.mutateAsync({ list, query, ...values });
        onSaved({ id, query });
      }
      done(t('saved'));
      onClose();
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'view_name_taken') form.setFieldError('name', error.message);
      else failed(error);
    }
  });
  return (
    <Dialog title={t(view ? 'rename' : 'saveNew')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('name')}
            description={view ? undefined : t('what')}
            maxLength={viewNameMax}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <Checkbox label={t('share')} {...form.getInputProps('isShared', { type: 'checkbox' })} />
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
