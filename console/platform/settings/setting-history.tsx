import { Button, Drawer, Group, List, Skeleton, Stack, Text, Timeline } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listSettingVersions } from '#contract/content/platform-settings.ts';
import { fieldsOf, type PlainGroup } from './setting-fields.ts';
import type { Values } from './setting-values.ts';
import { useSettingWords } from './setting-words.ts';

const limitMax = 100;

type SettingHistoryProps = { group: PlainGroup; onUse: (value: Values) => void; onClose: () => void };

/** What was saved, newest first. An earlier version is put into the form, where it can be looked at before it is saved. */
export function SettingHistory({ group, onUse, onClose }: SettingHistoryProps) {
  const t = useTranslations('platform-settings');
  const words = useTranslations('console');
  const { labelOf, textOf } = useSettingWords(group);
  const { time } = useFormats();
  const [limit, setLimit] = useState(20);
  const { data, error, refetch } = useCall(listSettingVersions, { group, limit }, { keepsPrevious: true });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={t('history.title', { name: t(`${group}.name`) })}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h={200} />}
      {data?.list.length === 0 && <Text c="dimmed">{t('history.none')}</Text>}
      {data && (
        <Timeline bulletSize={18} lineWidth={2}>
          {data.list.map(({ version, value, savedBy, savedAt }, place) => (
            <Timeline.Item key={version} title={t('history.version', { version, who: savedBy || t('nobody') })}>
              <Stack gap="xs">
                <Text size="sm" c="dimmed">
                  {savedAt && time(savedAt)}
                </Text>
                <List size="sm">
                  {fieldsOf(group).map((field) => (
                    <List.Item key={field.name}>
                      {labelOf(field.name)}: {textOf(field, value[field.name])}
                    </List.Item>
                  ))}
                </List>
                {place > 0 && (
                  <Group>
                    <Button size="xs" variant="default" onClick={() => onUse(value)}>
                      {t('history.use')}
                    </Button>
                  </Group>
                )}
              </Stack>
            </Timeline.Item>
          ))}
        </Timeline>
      )}
      {data && data.total > limit && limit < limitMax && (
        <Button variant="subtle" onClick={() => setLimit(limitMax)}>
          {t('history.more')}
        </Button>
      )}
    </Drawer>
  );
}
