import { Button, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { isEmail } from '#contract/core/email.ts';
import { inviteStaff, type Role } from '#contract/shops/merchant-staff.ts';

export function InviteDialog({ roles, onClose }: { roles: readonly Role[]; onClose: () => void }) {
  const t = useTranslations('console.people');
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(inviteStaff);
  const form = useForm({
    initialValues: { email: '', roleId: '' },
    validate: {
      email: (email) => (isEmail(email.trim()) ? null : t('emailWrong')),
      roleId: (id) => (id ? null : t('roleMissing')),
    },
  });
  const chosen = roles.find(({ id }) => String(id) === form.values.roleId);
  const submit = form.onSubmit(async ({ email, roleId }) => {
    try {
      await send.mutateAsync({ email, roleId: Number(roleId) });
      done(t('invited', { email }));
      onClose();
    } catch (error) {
      form.setFieldError('email', textOf(error));
    }
  });
  return (
    <Dialog title={t('inviteTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label={t('email')} type="email" data-autofocus {...form.getInputProps('email')} />
          <Select
            label={t('role')}
            placeholder={t('chooseRole')}
            description={chosen?.scopes.map((scope) => t(`scopes.${scope}`)).join(', ')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            allowDeselect={false}
            data={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...form.getInputProps('roleId')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t('sendInvitation')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
