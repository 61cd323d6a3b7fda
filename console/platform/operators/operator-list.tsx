import { Badge, Button, Group, Select, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CallFailure } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useUser } from '#console/base/session/user.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import * as contract from '#contract/operators/platform.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { idOfChoice, useMayGive, useRoleChoices } from './role-choices.ts';

type OperatorListProps = {
  operators: UseQueryResult<OutputOf<typeof contract.listOperators>, CallFailure>;
  roles: readonly contract.OperatorRole[];
};

export function OperatorList({ operators: { data, error, refetch }, roles }: OperatorListProps) {
  const t = useTranslations('platform.operators');
  const [isInviting, setInviting] = useState(false);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={240} />;
  return (
    <Stack>
      <Group justify="flex-end">
        <Button leftSection={<UserPlus size={16} aria-hidden="true" />} onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      </Group>
      <People operators={data.operators} roles={roles} />
      {data.invitations.length > 0 && <Invitations invitations={data.invitations} roles={roles} />}
      {isInviting && <InviteDialog roles={roles} onClose={() => setInviting(false)} />}
    </Stack>
  );
}

function People({ operators, roles }: { operators: contract.Operator[]; roles: readonly contract.OperatorRole[] }) {
  const t = useTranslations('platform.operators');
  const words = useTranslations('console.people');
  const { day } = useFormats();
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const { data: user } = useUser();
  const change = useSend(contract.changeOperatorRole);
  const remove = useSend(contract.removeOperator);
  const choices = useRoleChoices(roles);
  const mayGive = useMayGive(roles);

  function askToRemove({ accountId, nickname: name }: contract.Operator) {
    confirm({
      title: words('removeTitle', { name }),
      text: t('removeText'),
      confirm: words('remove'),
      cancel: words('keep'),
      isDanger: true,
      onConfirm: () => void remove.mutateAsync({ accountId }).then(() => done(words('removed', { name })), failed),
    });
  }

  return (
    <TableCard
      label={t('tabs.people')}
      head={
        <>
          <Table.Th>{words('name')}</Table.Th>
          <Table.Th>{words('role')}</Table.Th>
          <Table.Th>{words('since')}</Table.Th>
          <Table.Th>{words('twoStep')}</Table.Th>
          <Table.Th />
        </>
      }
    >
      {operators.map((operator) => {
        const { accountId, nickname, email, roleId, roleName, joinedAt, hasSecondFactor } = operator;
        const isFixed = accountId === user?.uid || !mayGive(roleId);
        return (
          <Table.Tr key={accountId}>
            <Table.Td>
              <Text size="sm">{nickname}</Text>
              <Text size="sm" c="dimmed">
                {email}
              </Text>
            </Table.Td>
            <Table.Td>
              {isFixed ? (
                <Badge tt="none">{roleName ?? t('administrator')}</Badge>
              ) : (
                <Select
                  w={220}
                  aria-label={words('roleOf', { name: nickname })}
                  allowDeselect={false}
                  value={String(roleId ?? '')}
                  data={choices}
                  onChange={(chosen) =>
                    void change
                      .mutateAsync({ accountId, roleId: idOfChoice(chosen) })
                      .then(() => done(words('roleChanged', { name: nickname })), failed)
                  }
                />
              )}
            </Table.Td>
            <Table.Td>{day(joinedAt)}</Table.Td>
            <Table.Td>
              <Badge variant="light" color={hasSecondFactor ? 'teal' : 'gray'} c="inherit" tt="none">
                {words(hasSecondFactor ? 'twoStepOn' : 'twoStepOff')}
              </Badge>
            </Table.Td>
            <Table.Td ta="right">
              {!isFixed && (
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={words('removeOne', { name: nickname })}
                  onClick={() => askToRemove(operator)}
                >
                  {words('remove')}
                </Button>
              )}
            </Table.Td>
          </Table.Tr>
        );
      })}
    </TableCard>
  );
}

type InvitationsProps = { invitations: contract.OperatorInvitation[]; roles: readonly contract.OperatorRole[] };

function Invitations({ invitations, roles }: InvitationsProps) {
  const mayGive = useMayGive(roles);
  const t = useTranslations('platform.operators');
  const words = useTranslations('console.people');
  const { day } = useFormats();
  const { done, failed } = useNotices();
  const confirm = useConfirm();
  const withdraw = useSend(contract.withdrawOperatorInvitation);

  /** An invitation does not come back: the mall only knows a hash of its link. */
  function askToWithdraw({ id, email }: contract.OperatorInvitation) {
    confirm({
      title: words('withdrawTitle', { email }),
      text: words('withdrawText'),
      confirm: words('withdraw'),
      cancel: words('keep'),
      isDanger: true,
      onConfirm: () => void withdraw.mutateAsync({ id }).then(() => done(words('withdrawn', { email })), failed),
    });
  }

  return (
    <Stack gap="sm">
      <Title order={2}>{words('invitations')}</Title>
      <TableCard
        label={words('invitations')}
        head={
          <>
            <Table.Th>{words('email')}</Table.Th>
            <Table.Th>{words('role')}</Table.Th>
            <Table.Th>{words('validUntil')}</Table.Th>
            <Table.Th />
          </>
        }
      >
        {invitations.map((invitation) => (
          <Table.Tr key={invitation.id}>
            <Table.Td>{invitation.email}</Table.Td>
            <Table.Td>{invitation.roleName ?? t('administrator')}</Table.Td>
            <Table.Td>{day(invitation.endsAt)}</Table.Td>
            <Table.Td ta="right">
              {mayGive(invitation.roleId) && (
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={words('withdrawOne', { email: invitation.email })}
                  onClick={() => askToWithdraw(invitation)}
                >
                  {words('withdraw')}
                </Button>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </TableCard>
    </Stack>
  );
}
