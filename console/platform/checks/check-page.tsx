import { List, Skeleton, Stack, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import { useMachineFormats } from '#console/platform/machine/machine-formats.ts';
import { brokenShownMax, getCheck } from '#contract/machine/platform-checks.ts';
import { CheckState } from './check-state.tsx';
import { lookEveryMs, RunButton } from './run-button.tsx';

/** A promise, and what breaks it. */
export function CheckPage() {
  const t = useTranslations('platform-machine.checks');
  const sections = useTranslations('platform.sections');
  const { time } = useFormats();
  const { duration } = useMachineFormats();
  const { check = '' } = useParams();
  const { data, error, refetch } = useCall(getCheck, { check }, { everyMs: lookEveryMs });
  if (error?.code === 404 || error?.reason === 'bad_input') return <NotFound />;
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={320} />;
  return (
    <Screen
      title={data.text}
      parent={{ to: '/platform/checks', name: sections('checks') }}
      actions={<RunButton running={data.running} only={data.id} />}
    >
      <Part title={t('lastResult')}>
        <FactRows
          facts={[
            { name: t('result'), value: <CheckState state={data.state} /> },
            { name: t('about'), value: t(`areas.${data.area}.name`) },
            { name: t('number'), value: data.code },
            { name: t('redSince'), value: data.redSince && time(data.redSince) },
            { name: t('ran'), value: data.ranAt && time(data.ranAt) },
            { name: t('took'), value: data.tookMs !== null && duration(data.tookMs) },
            { name: t('failure'), value: data.failure },
          ]}
        />
      </Part>
      <Part title={t('broken')}>
        <Stack gap="sm">
          {data.broken.length === 0 && <Text c="dimmed">{t(`nothingBroken.${data.state}`)}</Text>}
          {data.broken.length > 0 && (
            <>
              <Text size="sm" c="dimmed">
                {data.isMore ? t('moreBroken', { count: brokenShownMax }) : t('brokenText')}
              </Text>
              <List size="sm">
                {data.broken.map((what) => (
                  <List.Item key={what} lang="en">
                    <BrokenThing what={what} />
                  </List.Item>
                ))}
              </List>
            </>
          )}
        </Stack>
      </Part>
    </Screen>
  );
}

/** What breaks a promise: numbers of orders, payments and refunds, and ids of accounts, lead to them. */
function BrokenThing({ what }: { what: string }) {
  const account = /^account (\d+)$/.exec(what)?.[1];
  if (account)
    return (
      <LinkedNumber to={`accounts/${account}`} scope="accounts">
        {what}
      </LinkedNumber>
    );
  if (/^(?:SH|PT|RE)\d+$/.test(what))
    return (
      <LinkedNumber to={`orders?words=${what}`} scope="orders">
        {what}
      </LinkedNumber>
    );
  return what;
}
