import { Anchor, Badge, Button, Group, Select, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CallFailure } from '#console/base/call-mall.ts';
import { ExportButton } from '#console/base/csv/export-button.tsx';
import { pagesOf } from '#console/base/csv/read-all.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useUser } from '#console/base/session/user.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { useRemoval } from '#console/base/use-removal.ts';
import type { OutputOf } from '#contract/core/call.ts';
import * as contract from '#contract/shops/merchant-staff.ts';
import { DemandSecondFactor } from './demand-second-factor.tsx';
import { HandOverPart } from './hand-over-part.tsx';
import { InviteDialog } from './invite-dialog.tsx';

type StaffListProps = {
  staff: UseQueryResult<OutputOf<typeof contract.listStaff>, CallFailure>;
  roles: readonly contract.Role[];
};

export function StaffList({ staff: { data, error, refetch }, roles }: StaffListProps) {
  const t = useTranslations('console.people');
  const [isInviting, setInviting] = useState(false);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={240} />;
  return (
    <Stack>
      <Group justify="flex-end">
        <ExportButton<contract.StaffMember>
          name="people"
          idOf={({ accountId }) => accountId}
          read={pagesOf(data.staff)}
          columns={[
            [t('name'), ({ nickname }) => nickname],
            [t('email'), ({ email }) => email],
            [t('role'), ({ roleId, roleName }) => (roleId === null ? t('owner') : roleName)],
            [t('since'), ({ joinedAt }) => joinedAt],
            [t('twoStep'), ({ hasSecondFactor }) => t(hasSecondFactor ? 'twoStepOn' : 'twoStepOff')],
          ]}
        />
        <Button
          leftSection={<UserPlus size={16} aria-hidden="true" />}
          disabled={roles.length === 0}
          onClick={() => setInviting(true)}
        >
          {t('invite')}
        </Button>
      </Group>
      {roles.length === 0 && (
        <Anchor component={Link} to="?tab=roles" underline="always">
          {t('rolesFirst')}
        </Anchor>
      )}
      <Members members={data.staff} roles={roles} />
      <DemandSecondFactor staff={data.staff} isDemanded={data.demandsSecondFactor} />
      {data.invitations.length > 0 && <Invitations invitations={data.invitations} />}
      <HandOverPart staff={data.staff} roles={roles} handOver={data.handOver} />
      {isInviting && <InviteDialog roles={roles} onClose={() => setInviting(false)} />}
    </Stack>
  );
}

function Members({ members, roles }: { members: contract.StaffMember[]; roles: readonly contract.Role[] }) {
  const t = useTranslations('console.people');
  const confirm = useConfirm();
  const { day } = useFormats();
  const { done, failed } = useNotices();
  const { data: user } = useUser();
  const change = useSend(contract.changeStaffRole);
  const remove = useRemoval(contract.removeStaff, contract.restoreStaff);

  function askToRemove({ accountId, nickname }: contract.StaffMember) {
    confirm({
      title: t('removeTitle', { name: nickname }),
      text: t('removeText'),
      confirm: t('remove'),
      cancel: t('keep'),
      isDanger: true,
      onConfirm: () => void remove({ accountId }, t('removed', { name: nickname })),
    });
  }

  return (
    <TableCard
      label={t('staff')}
      head={
        <>
          <Table.Th>{t('name')}</Table.Th>
          <Table.Th>{t('role')}</Table.Th>
          <Table.Th>{t('since')}</Table.Th>
          <Table.Th>{t('twoStep')}</Table.Th>
          <Table.Th />
        </>
      }
    >
      {members.map((member) => {
        const isOwner = member.roleId === null;
        const isChangeable = !isOwner && member.accountId !== user?.uid;
        return (
          <Table.Tr key={member.accountId}>
            <Table.Td>
              <Text size="sm">{member.nickname}</Text>
              <Text size="sm" c="dimmed">
                {member.email}
              </Text>
            </Table.Td>
            <Table.Td>
              {isOwner && <Badge tt="none">{t('owner')}</Badge>}
              {!isOwner && !isChangeable && <Text size="sm">{member.roleName}</Text>}
              {isChangeable && (
                <Select
                  w={200}
                  aria-label={t('roleOf', { name: member.nickname })}
                  allowDeselect={false}
                  value={String(member.roleId)}
                  data={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
                  onChange={(roleId) =>
                    void change
                      .mutateAsync({ accountId: member.accountId, roleId: Number(roleId) })
                      .then(() => done(t('roleChanged', { name: member.nickname })), failed)
                  }
                />
              )}
            </Table.Td>
            <Table.Td>{day(member.joinedAt)}</Table.Td>
            <Table.Td>
              <Badge variant="light" color={member.hasSecondFactor ? 'teal' : 'gray'} c="inherit" tt="none">
                {member.hasSecondFactor ? t('twoStepOn') : t('twoStepOff')}
              </Badge>
            </Table.Td>
            <Table.Td ta="right">
              {isChangeable && (
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={t('removeOne', { name: member.nickname })}
                  onClick={() => askToRemove(member)}
                >
                  {t('remove')}
                </Button>
              )}
            </Table.Td>
          </Table.Tr>
        );
      })}
    </TableCard>
  );
}

function Invitations({ invitations }: { invitations: contract.Invitation[] }) {
  const t = useTranslations('console.people');
  const { day } = useFormats();
  const { done, failed } = useNotices();
  const confirm = useConfirm();
  const withdraw = useSend(contract.withdrawInvitation);

  /** An invitation does not come back: the mall only knows a hash of its link. */
  function askToWithdraw({ id, email }: contract.Invitation) {
    confirm({
      title: t('withdrawTitle', { email }),
      text: t('withdrawText'),
      confirm: t('withdraw'),
      cancel: t('keep'),
      isDanger: true,
      onConfirm: () => void withdraw.mutateAsync({ id }).then(() => done(t('withdrawn', { email })), failed),
    });
  }

  return (
    <Stack gap="sm">
      <Title order={2}>{t('invitations')}</Title>
      <TableCard
        label={t('invitations')}
        head={
          <>
            <Table.Th>{t('email')}</Table.Th>
            <Table.Th>{t('role')}</Table.Th>
            <Table.Th>{t('validUntil')}</Table.Th>
            <Table.Th />
          </>
        }
      >
        {invitations.map((invitation) => (
          <Table.Tr key={invitation.id}>
            <Table.Td>{invitation.email}</Table.Td>
            <Table.Td>{invitation.roleName}</Table.Td>
            <Table.Td>{day(invitation.endsAt)}</Table.Td>
            <Table.Td ta="right">
              <Button
                variant="subtle"
                color="red"
                aria-label={t('withdrawOne', { email: invitation.email })}
                onClick={() => askToWithdraw(invitation)}
              >
                {t('withdraw')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </TableCard>
    </Stack>
  );
}
