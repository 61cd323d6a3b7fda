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
import type { LastSaved } from '#contract/core/last-saved.ts';

type Written<Scope> = { name: string; scopes: Scope[] };
type Role<Scope> = Written<Scope> & LastSaved & { id: number; version: number };

/** Something that a role may allow, and whether whoever edits the role may do it. */
type Allowed<Scope> = { scope: Scope; name: string; text: string; isOwn: boolean };

type RoleDialogProps<Scope> = {
  /** Null for a new one. */
  role: Role<Scope> | null;
  allowed: readonly Allowed<Scope>[];
  onAdd: (written: Written<Scope>) => Promise<unknown>;
  onEdit: (written: Written<Scope> & { id: number; version: number }) => Promise<unknown>;
  onReload: () => Promise<Role<Scope> | undefined>;
  onClose: () => void;
};

/** A role with what it allows. Nobody can allow more than they may do themselves. */
export function RoleDialog<Scope extends string>(props: RoleDialogProps<Scope>) {
  const { role, allowed, onAdd, onEdit, onReload, onClose } = props;
  const t = useTranslations('console.people');
  const words = useTranslations('console.conflict');
  const { done } = useNotices();
  const textOf = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { base, theirs, show, settle } = useConflict({ opened: role, onReload });
  const form = useForm({
    initialValues: { name: role?.name ?? '', scopes: [...(role?.scopes ?? [])] },
    validate: { name: (name) => (name.trim() ? null : t('roleNameMissing')) },
  });

  async function save(over: Role<Scope> | null) {
    const { name, scopes } = form.values;
    setFailure(null);
    setSaving(true);
    try {
      if (over) await onEdit({ id: over.id, version: over.version, name, scopes });
      else await onAdd({ name, scopes });
      done(t('roleSaved', { name }));
      onClose();
    } catch (error) {
      if (await show(error)) return;
      if (error instanceof CallFailure && error.reason === 'role_name_taken') form.setFieldError('name', textOf(error));
      else setFailure(textOf(error));
    } finally {
      setSaving(false);
    }
  }

  function takeTheirs(newest: Role<Scope>) {
    form.setValues({ name: newest.name, scopes: [...newest.scopes] });
    settle(newest);
  }

  /** A role as single fields, to compare versions of it: its name, and each of the things that it may allow. */
  const fieldsOf = ({ name, scopes }: Written<Scope>): Fields => ({
    name,
    ...Object.fromEntries(allowed.map(({ scope }) => [scope, scopes.includes(scope)])),
  });

  return (
    <Dialog title={role ? t('editRoleTitle') : t('addRole')} onClose={onClose}>
      <form onSubmit={form.onSubmit(() => save(base))} noValidate>
        <Stack>
          <FailureAlert text={failure} />
          <TextInput label={t('roleName')} maxLength={40} data-autofocus {...form.getInputProps('name')} />
          <Checkbox.Group label={t('mayDo')} {...form.getInputProps('scopes')}>
            <Stack gap="xs" mt="xs">
              {allowed.map(({ scope, name, text, isOwn }) => (
                <Checkbox key={scope} value={scope} label={name} description={text} disabled={!isOwn} />
              ))}
            </Stack>
          </Checkbox.Group>
          {base && theirs && (
            <ConflictAlert
              saved={theirs}
              base={fieldsOf(base)}
              mine={fieldsOf(form.values)}
              theirs={fieldsOf(theirs)}
              labelOf={(field) =>
                field === 'name' ? t('roleName') : (allowed.find(({ scope }) => scope === field)?.name ?? field)
              }
              textOf={(field, fields) => (field === 'name' ? String(fields.name) : words(fields[field] ? 'yes' : 'no'))}
              isSaving={isSaving}
              onTakeTheirs={() => takeTheirs(theirs)}
              onKeepMine={form.onSubmit(() => save(theirs))}
            />
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={theirs !== null} loading={isSaving}>
              {t('saveRole')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
