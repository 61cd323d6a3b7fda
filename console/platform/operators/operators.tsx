import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listOperatorRoles, listOperators } from '#contract/operators/platform.ts';
import { OperatorList } from './operator-list.tsx';
import { OperatorLog } from './operator-log.tsx';
import { RoleList } from './role-list.tsx';

const tabs = ['people', 'roles', 'log'] as const;

/** Who runs the mall, what each may do, and what was done. */
export default function Operators() {
  const t = useTranslations('platform');
  const [search, setSearch] = useSearchParams();
  const operators = useCall(listOperators, {});
  const roles = useCall(listOperatorRoles, {});
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'people';
  return (
    <Screen title={t('sections.operators')} text={t('operators.text')}>
      {/* Filters of one tab mean nothing to the others. */}
      <Tabs value={tab} onChange={(next) => setSearch(next && next !== 'people' ? { tab: next } : {})}>
        <Tabs.List>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`operators.tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="people" pt="lg">
          {tab === 'people' && <OperatorList operators={operators} roles={roles.data ?? []} />}
        </Tabs.Panel>
        <Tabs.Panel value="roles" pt="lg">
          {tab === 'roles' && <RoleList roles={roles} />}
        </Tabs.Panel>
        <Tabs.Panel value="log" pt="lg">
          {tab === 'log' && <OperatorLog />}
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
