import { Skeleton, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { listStatements } from '#contract/payouts/merchant-statements.ts';
import { OwedTable } from './owed-table.tsx';
import { TaxPart } from './tax-part.tsx';

/** Every month of the shop, and who it is for tax offices. */
export default function StatementList() {
  const t = useTranslations();
  const shopId = useShopId();
  const { data, error, refetch } = useCall(listStatements, {});
  const isEmpty = data?.months.every(({ opening, closing, sales }) => opening === 0 && closing === 0 && sales === 0);
  return (
    <Screen
      title={t('console.finance.statements')}
      text={t('statements.list.text')}
      parent={{ to: `/${shopId}/finance`, name: t('console.sections.finance') }}
    >
      <Part title={t('statements.list.months')}>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton h={240} />}
        {data && isEmpty && <Text c="dimmed">{t('statements.list.none')}</Text>}
        {data && !isEmpty && (
          <>
            <Text size="sm" c="dimmed" mb="sm">
              {t('statements.list.meaning')}
            </Text>
            <OwedTable label={t('statements.list.months')} first={t('statements.list.month')} sums={data.months} />
          </>
        )}
      </Part>
      <TaxPart />
    </Screen>
  );
}
