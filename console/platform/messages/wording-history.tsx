import { Badge, Button, Drawer, Group, List, Skeleton, Stack, Text, Timeline } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall } from '#console/base/use-call.ts';
import { noWording, type Wording } from '#contract/notifications/message-wording.ts';
import { listWordingVersions } from '#contract/notifications/platform.ts';
import { flatOf } from './wording-values.ts';

const limitMax = 100;

type WordingHistoryProps = {
  kind: string;
  labelOf: (name: string) => string;
  onUse: (wording: Wording) => void;
  onClose: () => void;
};

/** Saved versions, newest first, and the mall's own text. Choosing one fills the form with it; nothing is saved yet. */
export function WordingHistory({ kind, labelOf, onUse, onClose }: WordingHistoryProps) {
  const t = useTranslations('platform-messages');
  const words = useTranslations('console');
  const { time } = useFormats();
  const [limit, setLimit] = useState(20);
  const { data, error, refetch } = useCall(listWordingVersions, { kind, limit }, { keepsPrevious: true });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={t('history.title')}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <Stack>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton h={200} />}
        {data?.list.length === 0 && <Text c="dimmed">{t('history.none')}</Text>}
        {data && data.list.length > 0 && (
          <>
            <Group>
              <Button variant="default" onClick={() => onUse(noWording)}>
                {t('history.back')}
              </Button>
            </Group>
            <Timeline bulletSize={18} lineWidth={2}>
              {data.list.map(({ version, wording, savedBy, savedAt }, place) => (
                <Timeline.Item key={version} title={t('history.version', { version, who: savedBy || t('nobody') })}>
                  <Stack gap="xs">
                    <Text size="sm" c="dimmed">
                      {savedAt && time(savedAt)}
                    </Text>
                    <Texts texts={flatOf(wording)} labelOf={labelOf} />
                    <Group>
                      {place === 0 ? (
                        <Badge variant="light" color="teal" c="inherit" tt="none">
                          {t('history.now')}
                        </Badge>
                      ) : (
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={t('history.useOf', { version })}
                          onClick={() => onUse(wording)}
                        >
                          {t('history.use')}
                        </Button>
                      )}
                    </Group>
                  </Stack>
                </Timeline.Item>
              ))}
            </Timeline>
          </>
        )}
        {data && data.total > limit && limit < limitMax && (
          <Button variant="subtle" onClick={() => setLimit(limitMax)}>
            {t('history.more')}
          </Button>
        )}
      </Stack>
    </Drawer>
  );
}

function Texts({ texts, labelOf }: { texts: Record<string, string>; labelOf: (name: string) => string }) {
  const t = useTranslations('platform-messages');
  const names = Object.keys(texts);
  if (names.length === 0) return <Text size="sm">{t('history.own')}</Text>;
  return (
    <List size="sm">
      {names.map((name) => (
        <List.Item key={name} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {labelOf(name)}: {texts[name]}
        </List.Item>
      ))}
    </List>
  );
}
