import { Badge, Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CallFailure } from '#console/base/call-mall.ts';
import { ExportButton } from '#console/base/csv/export-button.tsx';
import { pagesOf } from '#console/base/csv/read-all.ts';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { useRemoval } from '#console/base/use-removal.ts';
import { deleteRole, type Role, restoreRole } from '#contract/shops/merchant-staff.ts';
import { RoleDialog } from './role-dialog.tsx';

export function RoleList({ roles: { data, error, refetch } }: { roles: UseQueryResult<Role[], CallFailure> }) {
  const t = useTranslations('console.people');
  const confirm = useConfirm();
  const [edited, setEdited] = useState<Role | 'new' | null>(null);
  const remove = useRemoval(deleteRole, restoreRole);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={240} />;

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
        {data.length > 0 && (
          <ExportButton<Role>
            name="roles"
            idOf={({ id }) => id}
            read={pagesOf(data)}
            columns={[
              [t('role'), ({ name }) => name],
              [t('mayDo'), ({ scopes }) => scopes.map((scope) => t(`scopes.${scope}`)).join('; ')],
              [t('peopleWithIt'), ({ staffCount }) => staffCount],
            ]}
          />
        )}
        <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
          {t('addRole')}
        </Button>
      </Group>
      {data.length === 0 && <Text c="dimmed">{t('noRoles')}</Text>}
      {data.length > 0 && (
        <TableCard
          label={t('roles')}
          head={
            <>
              <Table.Th>{t('role')}</Table.Th>
              <Table.Th>{t('mayDo')}</Table.Th>
              <Table.Th ta="right">{t('peopleWithIt')}</Table.Th>
              <Table.Th />
            </>
          }
        >
          {data.map((role) => (
            <Table.Tr key={role.id}>
              <Table.Td fw={600}>{role.name}</Table.Td>
              <Table.Td>
                <Group gap={6}>
                  {role.scopes.map((scope) => (
                    <Badge key={scope} variant="light" color="gray" c="inherit" tt="none">
                      {t(`scopes.${scope}`)}
                    </Badge>
                  ))}
                </Group>
              </Table.Td>
              <Table.Td ta="right">{role.staffCount}</Table.Td>
              <Table.Td ta="right">
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
              </Table.Td>
            </Table.Tr>
          ))}
        </TableCard>
      )}
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
