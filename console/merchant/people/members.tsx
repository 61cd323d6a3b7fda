import { Badge, Button, Select, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { type ListRows, ShortList } from '#console/base/lists/short-list.tsx';
import { useUser } from '#console/base/session/user.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { useRemoval } from '#console/base/use-removal.ts';
import * as contract from '#contract/shops/merchant-staff.ts';

type MembersProps = { query: ListRows<contract.StaffMember>; roles: readonly contract.Role[] };

/** Who works for the shop. */
export function Members({ query, roles }: MembersProps) {
  const t = useTranslations('console.people');
  const nothing = useTranslations('console.find');
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

  const isChangeable = ({ accountId, roleId }: contract.StaffMember) => roleId !== null && accountId !== user?.uid;
  const roleOf = ({ roleName }: contract.StaffMember) => roleName ?? t('owner');
  const twoStepOf = ({ hasSecondFactor }: contract.StaffMember) => t(hasSecondFactor ? 'twoStepOn' : 'twoStepOff');
  return (
    <ShortList<contract.StaffMember>
      label={t('staff')}
      list="staff"
      query={query}
      idOf={({ accountId }) => accountId}
      textOf={(member) => `${member.nickname} ${member.email} ${roleOf(member)}`}
      sorts={{ nickname: ({ nickname }) => nickname, role: roleOf, joinedAt: ({ joinedAt }) => Date.parse(joinedAt) }}
      empty={nothing('nothing')}
      exported={[
        [t('name'), ({ nickname }) => nickname],
        [t('email'), ({ email }) => email],
        [t('role'), roleOf],
        [t('since'), ({ joinedAt }) => joinedAt],
        [t('twoStep'), twoStepOf],
      ]}
      columns={[
        {
          accessor: 'nickname',
          title: t('name'),
          render: ({ nickname, email }) => (
            <>
              <Text size="sm">{nickname}</Text>
              <Text size="sm" c="dimmed">
                {email}
              </Text>
            </>
          ),
        },
        {
          accessor: 'role',
          title: t('role'),
          render: (member) =>
            isChangeable(member) ? (
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
            ) : member.roleId === null ? (
              <Badge tt="none">{t('owner')}</Badge>
            ) : (
              <Text size="sm">{member.roleName}</Text>
            ),
        },
        { accessor: 'joinedAt', title: t('since'), render: ({ joinedAt }) => day(joinedAt) },
        {
          accessor: 'twoStep',
          title: t('twoStep'),
          render: (member) => (
            <Badge variant="light" color={member.hasSecondFactor ? 'teal' : 'gray'} c="inherit" tt="none">
              {twoStepOf(member)}
            </Badge>
          ),
        },
        {
          accessor: 'actions',
          title: '',
          textAlign: 'right',
          render: (member) =>
            isChangeable(member) && (
              <Button
                variant="subtle"
                color="red"
                aria-label={t('removeOne', { name: member.nickname })}
                onClick={() => askToRemove(member)}
              >
                {t('remove')}
              </Button>
            ),
        },
      ]}
    />
  );
}
