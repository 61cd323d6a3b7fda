import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useUser } from '#console/base/session/user.ts';
import { useSend, useShopId } from '#console/base/use-call.ts';
import { type ShopScope, shopScopes } from '#contract/core/call.ts';
import { addRole, editRole, type Role } from '#contract/shops/merchant-staff.ts';
import { fieldsOf } from './role-fields.ts';

type RoleDialogProps = {
  /** Null for a new one. */
  role: Role | null;
  onReload: () => Promise<Role | undefined>;
  onClose: () => void;
};

/** A role with what it allows. Nobody can allow more than they may do themselves. */
export function RoleDialog({ role, onReload, onClose }: RoleDialogProps) {
  const t = useTranslations('console.people');
  const words = useTranslations('console.conflict');
  const shopId = useShopId();
  const { data: user } = useUser();
  const own = user?.shops.find((shop) => shop.shopId === shopId)?.scopes ?? [];
  const { done } = useNotices();
  const textOf = useFailureText();
  const add = useSend(addRole);
  const edit = useSend(editRole);
  const [failure, setFailure] = useState<string | null>(null);
  const { base, theirs, show, settle } = useConflict({ opened: role, onReload });
  const form = useForm({
    initialValues: { name: role?.name ?? '', scopes: [...(role?.scopes ?? [])] as ShopScope[] },
    validate: { name: (name) => (name.trim() ? null : t('roleNameMissing')) },
  });

  async function save(over: Role | null) {
    const { name, scopes } = form.values;
    setFailure(null);
    try {
      if (over) await edit.mutateAsync({ id: over.id, version: over.version, name, scopes });
      else await add.mutateAsync({ name, scopes });
      done(t('roleSaved', { name }));
      onClose();
    } catch (error) {
      if (await show(error)) return;
      if (error instanceof CallFailure && error.reason === 'role_name_taken') form.setFieldError('name', textOf(error));
      else setFailure(textOf(error));
    }
  }

  function takeTheirs(newest: Role) {
    form.setValues({ name: newest.name, scopes: [...newest.scopes] });
    settle(newest);
  }

  return (
    <Dialog title={role ? t('editRoleTitle') : t('addRole')} onClose={onClose}>
      <form onSubmit={form.onSubmit(() => save(base))} noValidate>
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
          {base && theirs && (
            <ConflictAlert
              saved={theirs}
              base={fieldsOf(base)}
              mine={fieldsOf(form.values)}
              theirs={fieldsOf(theirs)}
              labelOf={(field) => (field === 'name' ? t('roleName') : t(`scopes.${field as ShopScope}`))}
              textOf={(field, fields) => (field === 'name' ? String(fields.name) : words(fields[field] ? 'yes' : 'no'))}
              isSaving={edit.isPending}
              onTakeTheirs={() => takeTheirs(theirs)}
              onKeepMine={form.onSubmit(() => save(theirs))}
            />
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={theirs !== null} loading={add.isPending || edit.isPending}>
              {t('saveRole')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
