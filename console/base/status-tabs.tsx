import { Tabs } from '@mantine/core';
import { useListAddress } from './list-address.ts';

type StatusTabsProps<Status extends string> = {
  label: string;
  all: string;
  statuses: readonly Status[];
  nameOf: (status: Status) => string;
};

/** One tab for each state, and one for all. Which is open stands in the address. */
export function StatusTabs<Status extends string>({ label, all, statuses, nameOf }: StatusTabsProps<Status>) {
  const { change } = useListAddress();
  const status = useStatus(statuses);
  return (
    <Tabs value={status ?? 'all'} onChange={(next) => change({ status: next === 'all' ? null : next })}>
      <Tabs.List aria-label={label}>
        <Tabs.Tab value="all">{all}</Tabs.Tab>
        {statuses.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {nameOf(one)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

/** The state that the address names; undefined for all, and for one that does not exist. */
export function useStatus<Status extends string>(statuses: readonly Status[]): Status | undefined {
  const named = useListAddress().value('status');
  return statuses.find((status) => status === named);
}
