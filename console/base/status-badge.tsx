import { Badge } from '@mantine/core';

export type StatusColour = 'gray' | 'orange' | 'blue' | 'teal' | 'red';

/** A state in one word. The colour is an aid; its words have the page's contrast. */
export function StatusBadge({ colour, children }: { colour: StatusColour; children: string }) {
  return (
    <Badge color={colour} variant="light" c="var(--mantine-color-text)" tt="none">
      {children}
    </Badge>
  );
}
