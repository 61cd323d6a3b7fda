import { Group, List, RingProgress, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { InsightScreen } from '#console/merchant/insights/insight-screen.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import { getHealth, healthDays } from '#contract/insights/merchant-health.ts';
import { FactorPart } from './factor-part.tsx';
import { colourOfScore } from './score-colour.ts';

export type Health = OutputOf<typeof getHealth>;

/** How well the shop serves its buyers, how that is computed, and what exactly has cost points. */
export default function HealthScreen() {
  const t = useTranslations('insights.health');
  const { data, error, refetch } = useCall(getHealth, {});
  return (
    <InsightScreen tab="health" text={t('text', { days: healthDays })} hasRange={false}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={520} />}
      {data && (
        <Stack gap="lg">
          <Score health={data} />
          {data.factors.map((factor) => (
            <FactorPart key={factor.factor} factor={factor} />
          ))}
        </Stack>
      )}
    </InsightScreen>
  );
}

function Score({ health: { score, factors, countedAt } }: { health: Health }) {
  const t = useTranslations('insights.health');
  const { time } = useFormats();
  const { formula, sum } = useScoreFormula(factors);
  return (
    <Part title={t('scoreTitle')}>
      <Group gap="xl" align="flex-start" wrap="nowrap">
        <RingProgress
          size={160}
          thickness={14}
          roundCaps
          sections={[{ value: score ?? 0, color: colourOfScore(score ?? 0) }]}
          label={
            <Text ta="center" fz={36} fw={700} className="figures">
              {score ?? '–'}
            </Text>
          }
          aria-hidden="true"
        />
        <Stack gap="xs">
          <Text fw={600} size="lg">
            {score === null ? t('noScore') : t('score', { score })}
          </Text>
          <Text>{score === null ? t('noScoreText') : t('formula')}</Text>
          {score !== null && (
            <List size="sm" className="figures" withPadding={false}>
              {formula.map((line) => (
                <List.Item key={line}>{line}</List.Item>
              ))}
              <List.Item>
                <Text span fw={600} size="sm">
                  {t('sum', { sum, score })}
                </Text>
              </List.Item>
            </List>
          )}
          {countedAt && (
            <Text size="sm" c="dimmed">
              {t('countedAt', { time: time(countedAt) })}
            </Text>
          )}
        </Stack>
      </Group>
    </Part>
  );
}

/** The formula with its numbers: what each factor has of its weight, and how these become the score. */
function useScoreFormula(factors: Health['factors']) {
  const t = useTranslations('insights.health');
  const { score: decimals, count } = useFormats();
  const measured = factors.filter(({ points }) => points !== null);
  const points = measured.map((factor) => factor.points ?? 0);
  const total = points.reduce((sum, one) => sum + one, 0);
  const weights = measured.reduce((sum, { weight }) => sum + weight, 0);
  return {
    formula: factors.map(({ factor, weight, points: own }) =>
      own === null
        ? t('unmeasuredOf', { factor: t(`factors.${factor}.name`) })
        : t('pointsOf', { factor: t(`factors.${factor}.name`), points: decimals(own), weight: count(weight) }),
    ),
    sum: `${decimals(total)} ÷ ${count(weights)} × 100`,
  };
}
