import { Card, SimpleGrid, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { importOutcomes, type ProductImport } from '#contract/catalogue/merchant-import.ts';

/** How many products are new, changed, unchanged or wrong. */
export function ImportCounts({ counts }: { counts: ProductImport['counts'] }) {
  const t = useTranslations('product-import.outcomes');
  const { count } = useFormats();
  return (
    <SimpleGrid cols={4}>
      {importOutcomes.map((outcome) => (
        <Card key={outcome} withBorder bg="var(--console-card)">
          <Text size="sm" c="dimmed">
            {t(outcome)}
          </Text>
          <Text fz={28} fw={700} c={outcome === 'error' && counts.error > 0 ? 'var(--mantine-color-error)' : undefined}>
            {count(counts[outcome])}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}
