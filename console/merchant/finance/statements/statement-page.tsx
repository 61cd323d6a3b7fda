import { ActionIcon, Alert, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { ChevronLeft, ChevronRight, Clock } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { useMallName } from '#console/base/mall-name.ts';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useShop } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { getStatement, type Statement } from '#contract/payouts/merchant-statements.ts';
import { isMonth, monthOf, neighbourOf, StatementPeriod } from '#contract/payouts/statement-period.ts';
import { BalancesPart } from './balances-part.tsx';
import { FileButtons } from './file-buttons.tsx';
import { MovementsPart } from './movements-part.tsx';
import { OwedTable } from './owed-table.tsx';
import { PartsPart } from './parts-part.tsx';
import { PartyLines } from './party-lines.tsx';

/** The statement of a month or a day. */
export default function StatementPage() {
  const t = useTranslations();
  const shopId = useShopId();
  const { month, date } = useFormats();
  const { period = '' } = useParams();
  const isPeriod = StatementPeriod.safeParse(period).success;
  const { data, error, refetch } = useCall(getStatement, { period });
  const nameOf = (one: string) => (isMonth(one) ? month(one) : date(one));
  const isDay = isPeriod && !isMonth(period);
  return (
    <Screen
      title={isPeriod ? t('statements.page.title', { period: nameOf(period) }) : t('console.finance.statements')}
      text={t('statements.page.text')}
      parent={
        isDay
          ? { to: `/${shopId}/finance/statements/${monthOf(period)}`, name: nameOf(monthOf(period)) }
          : { to: `/${shopId}/finance/statements`, name: t('console.finance.statements') }
      }
      actions={
        data && (
          <>
            <Neighbours period={period} isRunning={data.isRunning} />
            <FileButtons period={period} />
          </>
        )
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={480} />}
      {data && <StatementParts statement={data} />}
    </Screen>
  );
}

function Neighbours({ period, isRunning }: { period: string; isRunning: boolean }) {
  const t = useTranslations('statements.page');
  const shopId = useShopId();
  const pathOf = (step: -1 | 1) => `/${shopId}/finance/statements/${neighbourOf(period, step)}`;
  return (
    <Group gap={4}>
      <ActionIcon component={Link} to={pathOf(-1)} variant="default" size="lg" aria-label={t('previous')}>
        <ChevronLeft size={18} aria-hidden="true" />
      </ActionIcon>
      {!isRunning && (
        <ActionIcon component={Link} to={pathOf(1)} variant="default" size="lg" aria-label={t('next')}>
          <ChevronRight size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </Group>
  );
}

function StatementParts({ statement }: { statement: Statement }) {
  const t = useTranslations('statements');
  const first = isMonth(statement.period) ? t('list.month') : t('page.day');
  return (
    <Stack gap="lg">
      {statement.isRunning && (
        <Alert color="blue" icon={<Clock size={20} aria-hidden="true" />}>
          {t('page.soFarText')}
        </Alert>
      )}
      <Part title={t('page.summary')}>
        <OwedTable label={t('page.summary')} first={first} sums={[statement]} />
      </Part>
      <SimpleGrid cols={2} spacing="lg" style={{ alignItems: 'start' }}>
        <Stack gap="lg">
          <BalancesPart statement={statement} />
          <PartsPart statement={statement} />
        </Stack>
        <Stack gap="lg">
          <MovementsPart statement={statement} />
          <Parties statement={statement} />
        </Stack>
      </SimpleGrid>
      {statement.days.length > 0 && (
        <Part title={t('page.days')}>
          <OwedTable label={t('page.days')} first={t('page.day')} sums={statement.days} />
        </Part>
      )}
    </Stack>
  );
}

/** Who issues the statement, and for whom: as the files say. */
function Parties({ statement: { shop, platform } }: { statement: Statement }) {
  const t = useTranslations('statements.tax');
  const name = useShop()?.name ?? '';
  const mall = useMallName(useLocale());
  const parties = [
    { label: t('issuer'), taxData: platform, name: mall },
    { label: t('recipient'), taxData: shop, name },
  ];
  return (
    <Part title={t('title')}>
      <SimpleGrid cols={2}>
        {parties.map(({ label, taxData, name: without }) => (
          <div key={label}>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            {taxData ? (
              <PartyLines taxData={taxData} />
            ) : (
              <>
                <Text fw={600}>{without}</Text>
                <Text size="sm" c="dimmed">
                  {t('shopOnly')}
                </Text>
              </>
            )}
          </div>
        ))}
      </SimpleGrid>
    </Part>
  );
}
