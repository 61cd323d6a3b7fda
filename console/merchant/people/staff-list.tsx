import { Anchor, Button, Group, Skeleton, Stack, Table, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CallFailure } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import * as contract from '#contract/shops/merchant-staff.ts';
import { DemandSecondFactor } from './demand-second-factor.tsx';
import { HandOverPart } from './hand-over-part.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { Members } from './members.tsx';

type StaffListProps = {
  staff: UseQueryResult<OutputOf<typeof contract.listStaff>, CallFailure>;
  roles: readonly contract.Role[];
};

export function StaffList({ staff: { data, error, isFetching, refetch }, roles }: StaffListProps) {
  const t = useTranslations('console.people');
  const [isInviting, setInviting] = useState(false);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={240} />;
  return (
    <Stack>
      <Group justify="flex-end">
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
      <Members query={{ data: data.staff, error, isFetching, refetch }} roles={roles} />
      <DemandSecondFactor staff={data.staff} isDemanded={data.demandsSecondFactor} />
      {data.invitations.length > 0 && <Invitations invitations={data.invitations} />}
      <HandOverPart staff={data.staff} roles={roles} handOver={data.handOver} />
      {isInviting && <InviteDialog roles={roles} onClose={() => setInviting(false)} />}
    </Stack>
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
