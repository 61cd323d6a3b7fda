import { Tabs } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useListAddress } from '#console/base/list-address.ts';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { HandOverNotice } from '#console/merchant/hand-over-notice.tsx';
import { listRoles, listStaff } from '#contract/shops/merchant-staff.ts';
import { ActivityLog } from './activity-log.tsx';
import { RoleList } from './role-list.tsx';
import { StaffList } from './staff-list.tsx';

const tabs = ['staff', 'roles', 'log'] as const;
/** Of the log; they mean nothing to the other tabs. */
const noFilters = { kind: null, by: null, words: null };

/** Who works for the shop, and what each may do. */
export default function People() {
  const t = useTranslations('console');
  const { value, change } = useListAddress();
  const staff = useCall(listStaff, {});
  const roles = useCall(listRoles, {});
  const tab = tabs.find((one) => one === value('tab')) ?? 'staff';
  return (
    <Screen title={t('sections.people')} text={t('people.text')}>
      <HandOverNotice />
      <Tabs value={tab} onChange={(next) => change({ ...noFilters, tab: next === 'staff' ? null : next })}>
        <Tabs.List>
          <Tabs.Tab value="staff">{t('people.staff')}</Tabs.Tab>
          <Tabs.Tab value="roles">{t('people.roles')}</Tabs.Tab>
          <Tabs.Tab value="log">{t('people.log')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="staff" pt="lg">
          <StaffList staff={staff} roles={roles.data ?? []} />
        </Tabs.Panel>
        <Tabs.Panel value="roles" pt="lg">
          <RoleList roles={roles} />
        </Tabs.Panel>
        <Tabs.Panel value="log" pt="lg">
          {tab === 'log' && <ActivityLog staff={staff.data?.staff ?? []} />}
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
