import { Card, Table } from '@mantine/core';
import type { ReactNode } from 'react';

/** A short table on a card; long lists are in list.tsx. */
export function TableCard({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) {
  return (
    <Card withBorder p={0} bg="var(--console-card)">
      <Table verticalSpacing="sm" horizontalSpacing="lg" aria-label={label}>
        <Table.Thead>
          <Table.Tr>{head}</Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Card>
  );
}
