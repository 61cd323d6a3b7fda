import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { TaxData } from '#contract/payouts/merchant-statements.ts';

/** Legal name, address and tax number below each other. */
export function PartyLines({ taxData: { legalName, address, taxNumber } }: { taxData: TaxData }) {
  const t = useTranslations('statements.tax');
  return (
    <>
      <Text fw={600}>{legalName}</Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {address}
      </Text>
      {taxNumber && <Text size="sm">{t('number', { number: taxNumber })}</Text>}
    </>
  );
}
