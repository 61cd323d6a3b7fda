import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useUser } from '#console/base/session/user.ts';
import { useSend, useShopId } from '#console/base/use-call.ts';
import { type ShopScope, shopScopes } from '#contract/core/call.ts';
import { addRole, editRole, type Role } from '#contract/shops/merchant-staff.ts';

/** A role with what it allows. Nobody can allow more than they may do themselves. */
export function RoleDialog({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const t = useTranslations('console.people');
  const shopId = useShopId();
  const { data: user } = useUser();
  const own = user?.shops.find((shop) => shop.shopId === shopId)?.scopes ?? [];
  const { done } = useNotices();
  const textOf = useFailureText();
  const add = useSend(addRole);
  const edit = useSend(editRole);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { name: role?.name ?? '', scopes: [...(role?.scopes ?? [])] as ShopScope[] },
    validate: { name: (name) => (name.trim() ? null : t('roleNameMissing')) },
  });
  const submit = form.onSubmit(async ({ name, scopes }) => {
    setFailure(null);
    try {
      if (role) await edit.mutateAsync({ id: role.id, version: role.version, name, scopes });
      else await add.mutateAsync({ name, scopes });
      done(t('roleSaved', { name }));
      onClose();
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'role_name_taken') form.setFieldError('name', textOf(error));
      else setFailure(textOf(error));
    }
  });
  return (
    <Dialog title={role ? t('editRoleTitle') : t('addRole')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FailureAlert text={failure} />
          <TextInput label={t('roleName')} maxLength={40} data-autofocus {...form.getInputProps('name')} />
          <Checkbox.Group label={t('mayDo')} {...form.getInputProps('scopes')}>
            <Stack gap="xs" mt="xs">
              {shopScopes.map((scope) => (
                <Checkbox
                  key={scope}
                  value={scope}
                  label={t(`scopes.${scope}`)}
                  description={t(`scopeTexts.${scope}`)}
                  disabled={!own.includes(scope)}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={add.isPending || edit.isPending}>
              {t('saveRole')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
