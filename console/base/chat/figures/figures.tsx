import { Card, SegmentedControl, SimpleGrid, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChatScreen } from '#console/base/chat/chat-screen.tsx';
import { longWaitSeconds, useDuration } from '#console/base/chat/chat-words.ts';
import { useDeskSide } from '#console/base/chat/desk-side.ts';
import { useFormats } from '#console/base/format.ts';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall } from '#console/base/use-call.ts';

const spans = [7, 30, 90] as const;
const everyMs = 60_000;

/** How the desk is doing: what waits now, how fast it answers, and what shoppers think of that. */
export function Figures() {
  const t = useTranslations('chat-desk.figures');
  const { calls } = useDeskSide();
  const [days, setDays] = useState<number>(30);
  const { data, error, refetch } = useCall(calls.getChatFigures, { days }, { keepsPrevious: true, everyMs });
  const duration = useDuration();
  const { count, score, percent } = useFormats();
  const time = (seconds: number | null) => (seconds === null ? '–' : duration(seconds));
  return (
    <ChatScreen part="figures">
      <div className="chat-page">
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton h={320} />}
        {data && (
          <Stack gap="lg">
            <section aria-label={t('now')}>
              <Text fw={650} size="lg" mb="xs" component="h2" m={0}>
                {t('now')}
              </Text>
              <SimpleGrid cols={3} spacing="md">
                <Figure name={t('open')} value={count(data.open)} />
                <Figure name={t('waiting')} value={count(data.waiting)} />
                <Figure
                  name={t('longest')}
                  value={time(data.longestWaitSeconds)}
                  isBad={(data.longestWaitSeconds ?? 0) > longWaitSeconds}
                />
              </SimpleGrid>
            </section>
            <section aria-label={t('lately')}>
              <div className="chat-page-head">
                <Text fw={650} size="lg" component="h2" m={0}>
                  {t('lately')}
                </Text>
                <SegmentedControl
                  aria-label={t('span')}
                  value={String(days)}
                  data={spans.map((span) => ({ value: String(span), label: t('days', { count: span }) }))}
                  onChange={(next) => setDays(Number(next))}
                />
              </div>
              <SimpleGrid cols={3} spacing="md">
                <Figure name={t('asked')} value={count(data.asked)} text={t('askedText')} />
                <Figure
                  name={t('answered')}
                  value={data.asked === 0 ? '–' : percent(data.answered / data.asked)}
                  text={t('answeredText', { count: count(data.answered) })}
                />
                <Figure
                  name={t('stars')}
                  value={data.stars === null ? '–' : score(data.stars)}
                  text={t('starsText', { count: data.rated })}
                />
                <Figure name={t('median')} value={time(data.medianAnswerSeconds)} text={t('medianText')} />
                <Figure name={t('slow')} value={time(data.slowAnswerSeconds)} text={t('slowText')} />
              </SimpleGrid>
            </section>
            <Clerks />
          </Stack>
        )}
      </div>
    </ChatScreen>
  );
}

type FigureProps = { name: string; value: string; text?: string; isBad?: boolean };

function Figure({ name, value, text, isBad = false }: FigureProps) {
  return (
    <Card withBorder p="md" bg="var(--console-card)">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text fz={28} fw={700} className="figures" {...(isBad && { c: 'var(--console-bad)' })}>
        {value}
      </Text>
      {text && (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
    </Card>
  );
}

/** Who answers here, and how much each has. */
function Clerks() {
  const t = useTranslations('chat-desk.figures');
  const { calls } = useDeskSide();
  const { count } = useFormats();
  const { data } = useCall(calls.listClerks, {}, { everyMs });
  if (!data) return null;
  return (
    <section aria-label={t('clerks')}>
      <Text fw={650} size="lg" mb="xs" component="h2" m={0}>
        {t('clerks')}
      </Text>
      <TableCard
        label={t('clerks')}
        head={
          <>
            <Table.Th>{t('clerk')}</Table.Th>
            <Table.Th ta="right">{t('has')}</Table.Th>
          </>
        }
      >
        {data.map(({ accountId, nickname, open }) => (
          <Table.Tr key={accountId}>
            <Table.Td>{nickname}</Table.Td>
            <Table.Td ta="right" className="figures">
              {count(open)}
            </Table.Td>
          </Table.Tr>
        ))}
      </TableCard>
    </section>
  );
}
