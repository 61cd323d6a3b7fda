import { Center, Stack, Text } from '@mantine/core';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

/** In the place of a list in which nothing is: why, and what to do about it. */
export function EmptyList({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Center p={64} bg="var(--console-card)" bd="1px solid var(--console-line)" style={{ borderRadius: 8 }}>
      <Stack align="center" gap="xs">
        <Inbox size={40} aria-hidden="true" />
        <Text c="dimmed" ta="center" maw={480}>
          {text}
        </Text>
        {action}
      </Stack>
    </Center>
  );
}
