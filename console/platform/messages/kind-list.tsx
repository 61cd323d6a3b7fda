import { Anchor, Badge, Group, SegmentedControl, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { languageName } from '#console/base/texts/texts-input.tsx';
import { useCall } from '#console/base/use-call.ts';
import { type MessageTopic, messageTopics, topicNames } from '#contract/notifications/message-wording.ts';
import { listMessageKinds, type MessageKindRow } from '#contract/notifications/platform.ts';

/** Every kind of mail and SMS, by whom it goes to and what it is about. */
export function KindList() {
  const t = useTranslations('platform-messages');
  const sections = useTranslations('platform.sections');
  const { value, change } = useListAddress();
  const { data, error, refetch } = useCall(listMessageKinds, {});
  const [words, show] = [value('words'), value('show') === 'changed' ? 'changed' : 'all'];
  const rows = data?.list.filter((row) => isWanted(row, words, show === 'changed')) ?? [];
  return (
    <Screen title={sections('messages')} text={t('text')}>
      <Group justify="space-between">
        <SearchField key={words} label={t('find')} words={words} onSearch={(next) => change({ words: next })} />
        <SegmentedControl
          aria-label={t('show')}
          value={show}
          onChange={(next) => change({ show: next === 'changed' ? next : null })}
          data={[
            { value: 'all', label: t('showAll') },
            { value: 'changed', label: t('showChanged') },
          ]}
        />
      </Group>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h={480} />}
      {data && rows.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {topicNames.map((topic) => (
        <Topic key={topic} topic={topic} rows={rows.filter((row) => row.topic === topic)} />
      ))}
    </Screen>
  );
}

function isWanted({ sample, kind, replacedIn }: MessageKindRow, words: string, onlyChanged: boolean): boolean {
  const found = `${sample} ${kind}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());
  return found && (!onlyChanged || replacedIn.length > 0);
}

function Topic({ topic, rows }: { topic: MessageTopic; rows: readonly MessageKindRow[] }) {
  const t = useTranslations('platform-messages');
  const { time } = useFormats();
  if (rows.length === 0) return null;
  const name = t(`topics.${topic}`);
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Title order={2}>{name}</Title>
        <Text size="sm" c="dimmed">
          {t(`audiences.${messageTopics[topic]}`)}
        </Text>
      </Group>
      <TableCard
        label={name}
        head={
          <>
            <Table.Th>{t('message')}</Table.Th>
            <Table.Th w={140}>{t('channel')}</Table.Th>
            <Table.Th w={260}>{t('changed')}</Table.Th>
          </>
        }
      >
        {rows.map(({ kind, sample, channels, replacedIn, savedBy, savedAt }) => (
          <Table.Tr key={kind}>
            <Table.Td>
              <Anchor component={Link} to={kind} size="sm" lineClamp={2}>
                {sample}
              </Anchor>
            </Table.Td>
            <Table.Td>
              <Group gap={4}>
                {channels.map((channel) => (
                  <Badge key={channel} variant="light" color="gray" c="inherit" tt="none">
                    {t(`channels.${channel}`)}
                  </Badge>
                ))}
              </Group>
            </Table.Td>
            <Table.Td>
              {replacedIn.length > 0 && <Text size="sm">{replacedIn.map(languageName).join(', ')}</Text>}
              {savedAt && (
                <Text size="sm" c="dimmed">
                  {t('lastSaved', { who: savedBy || t('nobody'), time: time(savedAt) })}
                </Text>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </TableCard>
    </Stack>
  );
}
