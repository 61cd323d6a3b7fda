import { Group } from '@mantine/core';
import { useFormats } from '#console/base/format.ts';

/** A line of a bill. */
export function Amount({ name, amount, isTotal }: { name: string; amount: number; isTotal?: boolean }) {
  const { money } = useFormats();
  return (
    <Group justify="space-between" fw={isTotal ? 700 : undefined}>
      <span>{name}</span>
      <span>{money(amount)}</span>
    </Group>
  );
}
