import { Badge, Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CallFailure } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { deleteOperatorRole, type OperatorRole } from '#contract/operators/platform.ts';
import { useMayGive } from './role-choices.ts';
import { RoleDialog } from './role-dialog.tsx';

type RoleListProps = { roles: UseQueryResult<OperatorRole[], CallFailure> };

export function RoleList({ roles: { data, error, refetch } }: RoleListProps) {
  const t = useTranslations('platform.operators');
  const words = useTranslations('console.people');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const mayGive = useMayGive(data ?? []);
  const remove = useSend(deleteOperatorRole);
  const [edited, setEdited] = useState<OperatorRole | 'new' | null>(null);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={240} />;

  function askToDelete({ id, name }: OperatorRole) {
    confirm({
      title: words('deleteRoleTitle', { name }),
      text: words('deleteRoleText'),
      confirm: words('deleteRole'),
      cancel: words('keep'),
      isDanger: true,
      onConfirm: () => void remove.mutateAsync({ id }).then(() => done(words('roleDeleted', { name })), failed),
    });
  }

  return (
    <Stack>
      <Group justify="flex-end">
        <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => setEdited('new')}>
          {words('addRole')}
        </Button>
      </Group>
      {data.length === 0 && <Text c="dimmed">{t('noRoles')}</Text>}
      {data.length > 0 && (
        <TableCard
          label={words('roles')}
          head={
            <>
              <Table.Th>{words('role')}</Table.Th>
              <Table.Th>{words('mayDo')}</Table.Th>
              <Table.Th ta="right">{words('peopleWithIt')}</Table.Th>
              <Table.Th />
            </>
          }
        >
          {data.map((role) => (
            <Table.Tr key={role.id}>
              <Table.Td>
                <Text fw={600}>{role.name}</Text>
              </Table.Td>
              <Table.Td>
                <Group gap={6}>
                  {role.scopes.map((scope) => (
                    <Badge key={scope} variant="light" color="gray" c="inherit" tt="none">
                      {t(`scopes.${scope}`)}
                    </Badge>
                  ))}
                </Group>
              </Table.Td>
              <Table.Td ta="right">{role.operatorCount}</Table.Td>
              <Table.Td ta="right">
                {mayGive(role.id) && (
                  <>
                    <Button
                      variant="subtle"
                      aria-label={words('editRoleOf', { name: role.name })}
                      onClick={() => setEdited(role)}
                    >
                      {words('editRole')}
                    </Button>
                    <Button
                      variant="subtle"
                      color="red"
                      aria-label={words('deleteRoleOf', { name: role.name })}
                      onClick={() => askToDelete(role)}
                    >
                      {words('deleteRole')}
                    </Button>
                  </>
                )}
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
