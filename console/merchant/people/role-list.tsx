import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CallFailure } from '#console/base/call-mall.ts';
import { ShortList } from '#console/base/lists/short-list.tsx';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { useRemoval } from '#console/base/use-removal.ts';
import { deleteRole, type Role, restoreRole } from '#contract/shops/merchant-staff.ts';
import { RoleDialog } from './role-dialog.tsx';

export function RoleList({
  roles: { data, error, isFetching, refetch },
}: {
  roles: UseQueryResult<Role[], CallFailure>;
}) {
  const t = useTranslations('console.people');
  const confirm = useConfirm();
  const [edited, setEdited] = useState<Role | 'new' | null>(null);
  const remove = useRemoval(deleteRole, restoreRole);
  const scopesOf = ({ scopes }: Role) => scopes.map((scope) => t(`scopes.${scope}`));

  function askToDelete({ id, name }: Role) {
    confirm({
      title: t('deleteRoleTitle', { name }),
      text: t('deleteRoleText'),
      confirm: t('deleteRole'),
      cancel: t('keep'),
      isDanger: true,
      onConfirm: () => void remove({ id }, t('roleDeleted', { name })),
    });
  }

  return (
    <Stack>
      <Group justify="flex-end">
        <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
          {t('addRole')}
        </Button>
      </Group>
      <ShortList<Role>
        label={t('roles')}
        list="roles"
        query={{ data, error, isFetching, refetch }}
        idOf={({ id }) => id}
        textOf={(role) => `${role.name} ${scopesOf(role).join(' ')}`}
        sorts={{ name: ({ name }) => name, staffCount: ({ staffCount }) => staffCount }}
        empty={t('noRoles')}
        exported={[
          [t('role'), ({ name }) => name],
          [t('mayDo'), (role) => scopesOf(role).join('; ')],
          [t('peopleWithIt'), ({ staffCount }) => staffCount],
        ]}
        columns={[
          { accessor: 'name', title: t('role'), render: ({ name }) => <Text fw={600}>{name}</Text> },
          {
            accessor: 'scopes',
            title: t('mayDo'),
            render: (role) => (
              <Group gap={6}>
                {scopesOf(role).map((scope) => (
                  <Badge key={scope} variant="light" color="gray" c="inherit" tt="none">
                    {scope}
                  </Badge>
                ))}
              </Group>
            ),
          },
          { accessor: 'staffCount', title: t('peopleWithIt'), textAlign: 'right' },
          {
            accessor: 'actions',
            title: '',
            textAlign: 'right',
            render: (role) => (
              <>
                <Button
                  variant="subtle"
                  aria-label={t('editRoleOf', { name: role.name })}
                  onClick={() => setEdited(role)}
                >
                  {t('editRole')}
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={t('deleteRoleOf', { name: role.name })}
                  onClick={() => askToDelete(role)}
                >
                  {t('deleteRole')}
                </Button>
              </>
            ),
          },
        ]}
      />
      {edited && (
        <RoleDialog
          key={edited === 'new' ? 'new' : `${edited.id}.${edited.version}`}
          role={edited === 'new' ? null : edited}
          onReload={async () =>
            (await refetch({ throwOnError: true })).data?.find(({ id }) => edited !== 'new' && id === edited.id)
          }
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
