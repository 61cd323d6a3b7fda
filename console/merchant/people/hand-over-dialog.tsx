import { Button, Select, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { CodeField, PasswordField } from '#console/base/session/proof-fields.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { getSecondFactor } from '#contract/identity/console.ts';
import { offerHandOver } from '#contract/shops/merchant-hand-over.ts';
import type { Role, StaffMember } from '#contract/shops/merchant-staff.ts';

type HandOverDialogProps = { people: readonly StaffMember[]; roles: readonly Role[]; onClose: () => void };

const leave = 'leave';
/** Which field a refusal is about. */
const fieldOf: Partial<Record<string, string>> = {
  wrong_password: 'password',
  password_unset: 'password',
  wrong_code: 'code',
  cannot_own_shop: 'accountId',
  staff_not_found: 'accountId',
  role_not_found: 'roleId',
};

/** Offers the shop: to whom, what becomes of the owner, and the proof that it is the owner who asks. */
export function HandOverDialog({ people, roles, onClose }: HandOverDialogProps) {
  const t = useTranslations('console');
  const { done } = useNotices();
  const textOf = useFailureText();
  const { data: factor } = useCall(getSecondFactor, {});
  const send = useSend(offerHandOver);
  const [failure, setFailure] = useState<string | null>(null);
  const isGuarded = factor?.isOn ?? false;
  const form = useForm({
    initialValues: { accountId: '', roleId: '', password: '', code: '' },
    validate: {
      accountId: (id) => (id ? null : t('handOver.personMissing')),
      roleId: (id) => (id ? null : t('handOver.afterwardsMissing')),
      password: (password) => (password ? null : t('signIn.passwordMissing')),
      code: (code) => (!isGuarded || code.trim().length >= 6 ? null : t('signIn.codeMissing')),
    },
  });
  const submit = form.onSubmit(async ({ accountId, roleId, password, code }) => {
    setFailure(null);
    try {
      const { to } = await send.mutateAsync({
        accountId: Number(accountId),
        roleId: roleId === leave ? null : Number(roleId),
        password,
        ...(isGuarded && { code }),
      });
      done(t('handOver.offered', { name: to.nickname }));
      onClose();
    } catch (error) {
      const field = error instanceof CallFailure ? fieldOf[error.reason ?? ''] : undefined;
      if (field) form.setFieldError(field, textOf(error));
      else setFailure(textOf(error));
    }
  });
  return (
    <Dialog title={t('handOver.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FailureAlert text={failure} />
          <Select
            label={t('handOver.person')}
            data-autofocus
            data={people.map(({ accountId, nickname, email }) => ({
              value: String(accountId),
              label: email ? `${nickname} (${email})` : nickname,
            }))}
            {...form.getInputProps('accountId')}
          />
          <Select
            label={t('handOver.afterwards')}
            data={[
              ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: leave, label: t('handOver.leave') },
            ]}
            {...form.getInputProps('roleId')}
          />
          <Text size="sm">{t('handOver.warning')}</Text>
          <PasswordField {...form.getInputProps('password')} />
          {isGuarded && <CodeField description={t('signIn.codeText')} {...form.getInputProps('code')} />}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending} disabled={!factor}>
              {t('handOver.submit')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
