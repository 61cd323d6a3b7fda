import { Button, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { isEmail } from '#contract/core/email.ts';
import { inviteOperator, type OperatorRole } from '#contract/operators/platform.ts';
import { idOfChoice, useRoleChoices } from './role-choices.ts';

export function InviteDialog({ roles, onClose }: { roles: readonly OperatorRole[]; onClose: () => void }) {
  const t = useTranslations('platform.operators');
  const words = useTranslations('console.people');
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(inviteOperator);
  const choices = useRoleChoices(roles);
  const form = useForm<{ email: string; role: string | null }>({
    initialValues: { email: '', role: null },
    validate: {
      email: (email) => (isEmail(email.trim()) ? null : words('emailWrong')),
      role: (role) => (role === null ? words('roleMissing') : null),
    },
  });
  const chosen = roles.find(({ id }) => String(id) === form.values.role);
  const submit = form.onSubmit(async ({ email, role }) => {
    try {
      await send.mutateAsync({ email, roleId: idOfChoice(role) });
      done(words('invited', { email }));
      onClose();
    } catch (error) {
      form.setFieldError('email', textOf(error));
    }
  });
  return (
    <Dialog title={t('inviteTitle')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label={words('email')} type="email" data-autofocus {...form.getInputProps('email')} />
          <Select
            label={words('role')}
            placeholder={words('chooseRole')}
            description={
              form.values.role === ''
                ? t('administratorText')
                : chosen?.scopes.map((scope) => t(`scopes.${scope}`)).join(', ')
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            allowDeselect={false}
            data={choices}
            {...form.getInputProps('role')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {words('sendInvitation')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
