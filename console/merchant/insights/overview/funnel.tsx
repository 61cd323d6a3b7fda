import { Box, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import type { Figures } from '#contract/insights/values.ts';

const steps = ['visitors', 'carts', 'orders', 'paid'] as const;

/** How many go on from each step to the next. */
export function Funnel({ figures }: { figures: Figures }) {
  const t = useTranslations('insights.funnel');
  const { count, part } = useFormats();
  const most = Math.max(1, ...steps.map((step) => figures[step]));
  return (
    <Part title={t('title')}>
      <Stack gap="md" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
        {steps.map((step, at) => {
          const before = figures[steps[at - 1] ?? step];
          return (
            <li key={step}>
              <Group justify="space-between" gap="sm" wrap="nowrap">
                <Text size="sm">{t(`steps.${step}`)}</Text>
                <Text fw={700} className="figures">
                  {count(figures[step])}
                </Text>
              </Group>
              <Box h={12} bg="var(--console-line)" style={{ borderRadius: 6, overflow: 'hidden' }} aria-hidden="true">
                <Box h="100%" w={`${(figures[step] / most) * 100}%`} bg="brand.6" style={{ borderRadius: 6 }} />
              </Box>
              {at > 0 && before > 0 && (
                <Text size="sm" c="dimmed">
                  {t('ofBefore', { part: part(figures[step] / before) })}
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
      <Text size="sm" c="dimmed" mt="md">
        {t('note')}
      </Text>
    </Part>
  );
}
