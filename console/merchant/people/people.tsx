import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { HandOverNotice } from '#console/merchant/hand-over-notice.tsx';
import { listRoles, listStaff } from '#contract/shops/merchant-staff.ts';
import { ActivityLog } from './activity-log.tsx';
import { RoleList } from './role-list.tsx';
import { StaffList } from './staff-list.tsx';

const tabs = ['staff', 'roles', 'log'] as const;

/** Who works for the shop, and what each may do. */
export default function People() {
  const t = useTranslations('console');
  const [search, setSearch] = useSearchParams();
  const staff = useCall(listStaff, {});
  const roles = useCall(listRoles, {});
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'staff';
  return (
    <Screen title={t('sections.people')} text={t('people.text')}>
      <HandOverNotice />
      {/* Filters of one tab mean nothing to the others. */}
      <Tabs value={tab} onChange={(next) => setSearch(next && next !== 'staff' ? { tab: next } : {})}>
        <Tabs.List>
          <Tabs.Tab value="staff">{t('people.staff')}</Tabs.Tab>
          <Tabs.Tab value="roles">{t('people.roles')}</Tabs.Tab>
          <Tabs.Tab value="log">{t('people.log')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="staff" pt="lg">
          {tab === 'staff' && <StaffList staff={staff} roles={roles.data ?? []} />}
        </Tabs.Panel>
        <Tabs.Panel value="roles" pt="lg">
          {tab === 'roles' && <RoleList roles={roles} />}
        </Tabs.Panel>
        <Tabs.Panel value="log" pt="lg">
          {tab === 'log' && <ActivityLog staff={staff.data?.staff ?? []} />}
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
