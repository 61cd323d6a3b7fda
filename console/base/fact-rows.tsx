import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export type FactRow = { name: string; value: ReactNode; isWarning?: boolean };

/** Facts one below the other: the name on the left, what it is on the right. Those without a value are left out. */
export function FactRows({ facts }: { facts: readonly FactRow[] }) {
  return (
    <Stack component="dl" gap={6} m={0}>
      {facts.map(
        ({ name, value, isWarning = false }) =>
          value && (
            <Group key={name} justify="space-between" align="baseline" wrap="nowrap" gap="md">
              <Text component="dt" size="sm" c={isWarning ? 'red' : 'dimmed'} style={{ flexShrink: 0 }}>
                {name}
              </Text>
              <Text component="dd" size="sm" m={0} ta="right" style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Text>
            </Group>
          ),
      )}
    </Stack>
  );
}
