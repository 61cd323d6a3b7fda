import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
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
    initialValues: { email: '', roleId: String(roles[0]?.id ?? '') },
    validate: { email: (email) => (isEmail(email.trim()) ? null : t('emailWrong')) },
  });
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
            allowDeselect={false}
            data={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...form.getInputProps('roleId')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={send.isPending}>
              {t('sendInvitation')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
