import { Badge, Group, Select, Tabs } from '@mantine/core';
import { useFormats } from '#console/base/format.ts';
import { useListAddress } from './list-address.ts';

type StatusTabsProps<Status extends string> = {
  label: string;
  all: string;
  statuses: readonly Status[];
  nameOf: (status: Status) => string;
  /** Those that are seldom looked for: in a list beside the tabs. */
  others?: { label: string; statuses: readonly Status[] };
  /** How many each tab has, once that is known. */
  counts?: Readonly<Record<Status | 'all', number>> | undefined;
  /** Counting stops here. */
  countMax?: number;
};

/** One tab for each state, and one for all. Which is open stands in the address. */
export function StatusTabs<Status extends string>({
  label,
  all,
  statuses,
  nameOf,
  others,
  counts,
  countMax = Number.POSITIVE_INFINITY,
}: StatusTabsProps<Status>) {
  const { change } = useListAddress();
  const { count } = useFormats();
  const status = useStatus([...statuses, ...(others?.statuses ?? [])]);
  const open = (next: string | null) => change({ status: next === 'all' ? null : next });
  const countOf = (tab: Status | 'all') =>
    counts && (
      <Badge variant="light" color="gray" c="inherit" size="sm">
        {counts[tab] < countMax ? count(counts[tab]) : `${count(countMax - 1)}+`}
      </Badge>
    );
  const tabs = (
    <Tabs value={status ?? 'all'} onChange={open} flex={1}>
      <Tabs.List aria-label={label}>
        <Tabs.Tab value="all" rightSection={countOf('all')}>
          {all}
        </Tabs.Tab>
        {statuses.map((one) => (
          <Tabs.Tab key={one} value={one} rightSection={countOf(one)}>
            {nameOf(one)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
  if (!others) return tabs;
  return (
    <Group gap="md">
      {tabs}
      <Select
        aria-label={others.label}
        placeholder={others.label}
        w={220}
        clearable
        value={others.statuses.find((one) => one === status) ?? null}
        data={others.statuses.map((value) => ({ value, label: nameOf(value) }))}
        onChange={open}
      />
    </Group>
  );
}

/** The state that the address names; undefined for all, and for one that does not exist. */
export function useStatus<Status extends string>(statuses: readonly Status[]): Status | undefined {
  const named = useListAddress().value('status');
  return statuses.find((status) => status === named);
}
