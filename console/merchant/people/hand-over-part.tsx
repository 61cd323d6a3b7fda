import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useUser } from '#console/base/session/user.ts';
import { useSend } from '#console/base/use-call.ts';
import { type HandOver, handOverDays, withdrawHandOver } from '#contract/shops/merchant-hand-over.ts';
import type { Role, StaffMember } from '#contract/shops/merchant-staff.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';

type HandOverPartProps = { staff: readonly StaffMember[]; roles: readonly Role[]; handOver: HandOver | null };

/** The owner hands over the shop here, or withdraws the offer; others who manage people see that there is one. */
export function HandOverPart({ staff, roles, handOver }: HandOverPartProps) {
  const t = useTranslations('console.handOver');
  const { data: user } = useUser();
  const [isAsking, setAsking] = useState(false);
  const isOwner = staff.some(({ accountId, roleId }) => accountId === user?.uid && roleId === null);
  const others = staff.filter(({ roleId }) => roleId !== null);
  if (handOver) return handOver.to.accountId === user?.uid ? null : <Waiting handOver={handOver} isOwner={isOwner} />;
  if (!isOwner) return null;
  return (
    <Part title={t('title')}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{others.length > 0 ? t('text', { days: handOverDays }) : t('nobody')}</Text>
        <Button variant="default" flex="none" disabled={others.length === 0} onClick={() => setAsking(true)}>
          {t('open')}
        </Button>
      </Group>
      {isAsking && <HandOverDialog people={others} roles={roles} onClose={() => setAsking(false)} />}
    </Part>
  );
}

function Waiting({ handOver: { from, to, roleName, endsAt }, isOwner }: { handOver: HandOver; isOwner: boolean }) {
  const t = useTranslations('console.handOver');
  const { day } = useFormats();
  const { done, failed } = useNotices();
  const withdraw = useSend(withdrawHandOver);
  const owner = from.nickname;
  return (
    <Part title={t('title')}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">
          {t('waiting', { owner, name: to.nickname, day: day(endsAt) })}{' '}
          {roleName === null ? t('leaves', { owner }) : t('stays', { owner, role: roleName })}
        </Text>
        {isOwner && (
          <Button
            variant="default"
            flex="none"
            loading={withdraw.isPending}
            onClick={() => void withdraw.mutateAsync({}).then(() => done(t('withdrawn')), failed)}
          >
            {t('withdraw')}
          </Button>
        )}
      </Group>
    </Part>
  );
}
