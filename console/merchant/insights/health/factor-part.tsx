import { Button, Collapse, Group, Progress, Stack, Text } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import {
  chatAnswerHours,
  chatRatingsMin,
  chatsMin,
  type HealthFactor,
  refundAnswerHours,
  refundRateWorst,
  reviewAnswerHours,
  reviewToAnswerStars,
} from '#contract/insights/merchant-health.ts';
import { CostlyChats, CostlyRefunds, CostlyReviews, LateOrders } from './costs.tsx';
import type { Health } from './health.tsx';
import { colourOfScore } from './score-colour.ts';

type Factor = Health['factors'][number];

/** One factor of the score: its points, the formula with its numbers, what to do, and what has cost points. */
export function FactorPart({ factor: { factor, weight, points, count: counted, bad, average } }: { factor: Factor }) {
  const t = useTranslations('insights.health');
  const { count, score, percent } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const numbers = {
    ...{ count: count(counted), bad: count(bad), weight: count(weight), average: score(average ?? 0) },
    ...{ points: score(points ?? 0), worst: percent(refundRateWorst) },
    ...{ chatHours: count(chatAnswerHours), chatsMin: count(chatsMin), ratingsMin: count(chatRatingsMin) },
    ...{ hours: count(refundAnswerHours), reviewHours: count(reviewAnswerHours), stars: count(reviewToAnswerStars) },
  };
  const reached = points === null ? 0 : (points / weight) * 100;
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Part
      title={t(`factors.${factor}.name`)}
      aside={
        <Text fw={700} className="figures">
          {points === null
            ? counted > 0
              ? t('tooFew')
              : t('unmeasured')
            : t('points', { points: score(points), weight: count(weight) })}
        </Text>
      }
    >
      <Stack gap="sm">
        <Progress
          value={reached}
          color={colourOfScore(reached)}
          aria-label={t('progress', { factor: t(`factors.${factor}.name`) })}
        />
        <Text size="sm">{t(`factors.${factor}.rule`, numbers)}</Text>
        {points !== null && (
          <Text size="sm" c="dimmed" className="figures">
            {t(`factors.${factor}.formula`, numbers)}
          </Text>
        )}
        <Text size="sm">
          <Text span fw={600} size="sm">
            {t('todo')}
          </Text>{' '}
          {t(`factors.${factor}.todo`, numbers)}
        </Text>
        {points === null && counted > 0 && (
          <Text size="sm" c="dimmed" className="figures">
            {t('soFar', { count: counted })}
          </Text>
        )}
        {bad > 0 && (
          <>
            <Group>
              <Button
                variant="default"
                aria-expanded={isOpen}
                rightSection={<Icon size={16} aria-hidden="true" />}
                onClick={() => setOpen(!isOpen)}
              >
                {t(`factors.${factor}.costs`, { bad })}
              </Button>
            </Group>
            <Collapse expanded={isOpen}>{isOpen && <Costs factor={factor} />}</Collapse>
          </>
        )}
      </Stack>
    </Part>
  );
}

function Costs({ factor }: { factor: HealthFactor }) {
  switch (factor) {
    case 'shipping':
      return <LateOrders />;
    case 'refunds':
      return <CostlyRefunds factor="refunds" />;
    case 'reviews':
      return <CostlyReviews factor="reviews" />;
    case 'chats':
      return <CostlyChats factor="chats" />;
    case 'satisfaction':
      return <CostlyChats factor="satisfaction" />;
    case 'answers':
      return (
        <Stack>
          <CostlyRefunds factor="answers" />
          <CostlyReviews factor="answers" />
        </Stack>
      );
  }
}
