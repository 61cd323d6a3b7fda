import { Grid, NavLink, Skeleton, Stack } from '@mantine/core';
import { Link, Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getSettings, type SettingGroup } from '#contract/content/platform-settings.ts';
import { OperatorForm } from './operator-form.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingsMessages } from './settings-messages.tsx';

/** In the order of the menu. */
const groups = [
  'mall',
  'orders',
  'receipt',
  'refunds',
  'reviews',
  'chat',
  'points',
  'payouts',
  'currency',
  'signIn',
  'limits',
  'service',
  'operator',
  'languages',
  'maintenance',
] as const satisfies readonly SettingGroup[];

/** What the platform sets for the whole mall. */
export default function Settings() {
  return (
    <SettingsMessages>
      <Groups />
    </SettingsMessages>
  );
}

function Groups() {
  const t = useTranslations('platform');
  const words = useTranslations('platform-settings');
  const wanted = useParams()['*'];
  const { data, error, refetch } = useCall(getSettings, {});
  if (!wanted) return <Navigate to={`/platform/settings/${groups[0]}`} replace />;
  const group = groups.find((one) => one === wanted);
  if (!group) return <NotFound />;
  const reload = async () => (await refetch()).data;
  return (
    <Screen title={t('sections.settings')} text={words('text')}>
      <Grid gap="xl">
        <Grid.Col span={3}>
          <Stack component="nav" gap={2} aria-label={words('groups')}>
            {groups.map((one) => (
              <NavLink
                key={one}
                component={Link}
                to={`/platform/settings/${one}`}
                active={one === group}
                aria-current={one === group ? 'page' : undefined}
                label={words(`${one}.name`)}
                style={{ borderRadius: 8 }}
              />
            ))}
          </Stack>
        </Grid.Col>
        <Grid.Col span={9} maw={800}>
          {error && !data && <LoadFailure error={error} onRetry={refetch} />}
          {!error && !data && <Skeleton h={320} />}
          {data && group === 'operator' && (
            <OperatorForm saved={data.operator} onReload={async () => (await reload())?.operator} />
          )}
          {data && group !== 'operator' && (
            <SettingForm
              key={group}
              group={group}
              saved={data[group]}
              onReload={async () => (await reload())?.[group]}
            />
          )}
        </Grid.Col>
      </Grid>
    </Screen>
  );
}
