import { Alert, Anchor, List, SegmentedControl, Skeleton, Stack, Table, Text } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { useMachineFormats } from '#console/platform/machine/machine-formats.ts';
import { type Check, type CheckArea, checkAreas, listChecks } from '#contract/machine/platform-checks.ts';
import { CheckState } from './check-state.tsx';
import { lookEveryMs, RunButton } from './run-button.tsx';
import { RunHistory } from './run-history.tsx';

/** Every promise, by what it is about, with how it came out the last time. */
export function CheckList() {
  const t = useTranslations('platform-machine.checks');
  const sections = useTranslations('platform.sections');
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useCall(listChecks, {}, { everyMs: lookEveryMs });
  const isOpenOnly = search.get('show') === 'open';
  return (
    <Screen
      title={sections('checks')}
      text={t('text', { minutes: data?.everyMinutes ?? 60 })}
      actions={data && <RunButton running={data.running} />}
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={480} />}
      {data && (
        <>
          <Summary checks={data.checks} />
          <SegmentedControl
            aria-label={t('show')}
            w="fit-content"
            value={isOpenOnly ? 'open' : 'all'}
            onChange={(show) => setSearch(show === 'open' ? { show } : {})}
            data={[
              { value: 'all', label: t('showAll') },
              { value: 'open', label: t('showOpen') },
            ]}
          />
          {isOpenOnly && data.checks.every(({ state }) => state === 'green') && <Text c="dimmed">{t('noneOpen')}</Text>}
          {checkAreas.map((area) => (
            <Area
              key={area}
              area={area}
              checks={data.checks.filter((check) => check.area === area && !(isOpenOnly && check.state === 'green'))}
            />
          ))}
          <RunHistory runs={data.runs} />
        </>
      )}
    </Screen>
  );
}

function Summary({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations('platform-machine.checks');
  const red = checks.filter(({ state }) => state === 'red');
  const countOf = (wanted: Check['state']) => checks.filter(({ state }) => state === wanted).length;
  const [unfinished, unknown] = [countOf('unfinished'), countOf('unknown')];
  const warning = <TriangleAlert aria-hidden="true" />;
  if (red.length === 0 && unfinished + unknown === 0)
    return (
      <Alert color="teal" icon={<CircleCheck aria-hidden="true" />} title={t('allGreen', { count: checks.length })} />
    );
  if (red.length === 0 && unfinished === 0) return <Alert color="gray" title={t('someUnknown', { count: unknown })} />;
  if (red.length === 0)
    return (
      <Alert color="orange" icon={warning} title={t('someUnfinished', { count: unfinished })}>
        {t('unfinishedText')}
      </Alert>
    );
  return (
    <Alert color="red" icon={warning} title={t('someRed', { count: red.length })}>
      <Text size="sm">{t('redText')}</Text>
      <List size="sm" mt="xs">
        {red.map(({ id, text }) => (
          <List.Item key={id}>
            <Anchor component={Link} to={id} size="sm" c="inherit" underline="always" lang="en">
              {text}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Area({ area, checks }: { area: CheckArea; checks: readonly Check[] }) {
  const t = useTranslations('platform-machine.checks');
  const { time } = useFormats();
  const { duration } = useMachineFormats();
  if (checks.length === 0) return null;
  return (
    <Part title={t(`areas.${area}.name`)}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t(`areas.${area}.text`)}
        </Text>
        <Table verticalSpacing="xs" layout="fixed" aria-label={t(`areas.${area}.name`)}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('promise')}</Table.Th>
              <Table.Th w={170}>{t('result')}</Table.Th>
              <Table.Th w={190}>{t('ran')}</Table.Th>
              <Table.Th w={100} ta="right">
                {t('took')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {checks.map((check) => (
              <Table.Tr key={check.id}>
                <Table.Td>
                  <Anchor component={Link} to={check.id} size="sm" c="inherit" lang="en">
                    {check.text}
                  </Anchor>
                </Table.Td>
                <Table.Td>
                  <CheckState state={check.state} />
                </Table.Td>
                <Table.Td>{check.ranAt && time(check.ranAt)}</Table.Td>
                <Table.Td ta="right">{check.tookMs !== null && duration(check.tookMs)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Stack>
    </Part>
  );
}
