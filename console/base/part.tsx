import { Card, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A titled part of a screen. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card withBorder p="lg" bg="var(--console-card)">
      <Group justify="space-between" mb="sm">
        <Title order={2}>{title}</Title>
        {aside}
      </Group>
      {children}
    </Card>
  );
}
