import { Group, Stack, Text } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { explainEntry } from '#contract/payouts/merchant.ts';
import { type Side, sidesOf } from './movement-sides.ts';

/** Where the money came from, and where it went. */
export function MovementPart({ movement }: { movement: OutputOf<typeof explainEntry>['movement'] }) {
  const t = useTranslations('finance.explain');
  const { from, to } = sidesOf(movement);
  return (
    <Group align="flex-start" wrap="nowrap" gap="md">
      <SideList name={t('from')} sides={from} />
      <ArrowRight size={20} aria-hidden="true" style={{ flexShrink: 0, marginTop: 24 }} />
      <SideList name={t('to')} sides={to} />
    </Group>
  );
}

function SideList({ name, sides }: { name: string; sides: readonly Side[] }) {
  const t = useTranslations('finance.accounts');
  const { money } = useFormats();
  const id = useId();
  return (
    <Stack gap={2} flex={1} miw={0}>
      <Text size="sm" c="dimmed" id={id}>
        {name}
      </Text>
      <ul aria-labelledby={id} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {sides.map(({ account, amount }) => (
          <Group key={account} component="li" justify="space-between" gap="xs" wrap="nowrap">
            <Text size="sm">{t(account)}</Text>
            <Text size="sm" className="figures">
              {money(amount)}
            </Text>
          </Group>
        ))}
      </ul>
    </Stack>
  );
}
