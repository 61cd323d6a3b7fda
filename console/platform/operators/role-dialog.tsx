import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useUser } from '#console/base/session/user.ts';
import { useSend } from '#console/base/use-call.ts';
import { type PlatformScope, platformScopes } from '#contract/core/call.ts';
import { addOperatorRole, editOperatorRole, type OperatorRole } from '#contract/operators/platform.ts';

type RoleDialogProps = {
  /** Null for a new one. */
  role: OperatorRole | null;
  onReload: () => Promise<OperatorRole | undefined>;
  onClose: () => void;
};

/** A role with what it allows. Nobody can allow more than they may do themselves. */
export function RoleDialog({ role, onReload, onClose }: RoleDialogProps) {
  const t = useTranslations('platform.operators');
  const people = useTranslations('console.people');
  const words = useTranslations('console.conflict');
  const own = useUser().data?.operator?.scopes ?? [];
  const { done } = useNotices();
  const textOf = useFailureText();
  const add = useSend(addOperatorRole);
  const edit = useSend(editOperatorRole);
  const [failure, setFailure] = useState<string | null>(null);
  const { base, theirs, show, settle } = useConflict({ opened: role, onReload });
  const form = useForm({
    initialValues: { name: role?.name ?? '', scopes: [...(role?.scopes ?? [])] as PlatformScope[] },
    validate: { name: (name) => (name.trim() ? null : people('roleNameMissing')) },
  });

  async function save(over: OperatorRole | null) {
    const { name, scopes } = form.values;
    setFailure(null);
    try {
      if (over) await edit.mutateAsync({ id: over.id, version: over.version, name, scopes });
      else await add.mutateAsync({ name, scopes });
      done(people('roleSaved', { name }));
      onClose();
    } catch (error) {
      if (await show(error)) return;
      if (error instanceof CallFailure && error.reason === 'role_name_taken') form.setFieldError('name', textOf(error));
      else setFailure(textOf(error));
    }
  }

  function takeTheirs(newest: OperatorRole) {
    form.setValues({ name: newest.name, scopes: [...newest.scopes] });
    settle(newest);
  }

  return (
    <Dialog title={role ? people('editRoleTitle') : people('addRole')} onClose={onClose}>
      <form onSubmit={form.onSubmit(() => save(base))} noValidate>
        <Stack>
          <FailureAlert text={failure} />
          <TextInput label={people('roleName')} maxLength={40} data-autofocus {...form.getInputProps('name')} />
          <Checkbox.Group label={people('mayDo')} {...form.getInputProps('scopes')}>
            <Stack gap="xs" mt="xs">
              {platformScopes.map((scope) => (
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
              labelOf={(field) => (field === 'name' ? people('roleName') : t(`scopes.${field as PlatformScope}`))}
              textOf={(field, fields) => (field === 'name' ? String(fields.name) : words(fields[field] ? 'yes' : 'no'))}
              isSaving={edit.isPending}
              onTakeTheirs={() => takeTheirs(theirs)}
              onKeepMine={form.onSubmit(() => save(theirs))}
            />
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={theirs !== null} loading={add.isPending || edit.isPending}>
              {people('saveRole')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}

/** A role as single fields, to compare versions of it: its name, and each of the things that it may allow. */
const fieldsOf = ({ name, scopes }: Pick<OperatorRole, 'name' | 'scopes'>): Fields => ({
  name,
  ...Object.fromEntries(platformScopes.map((scope) => [scope, scopes.includes(scope)])),
});
