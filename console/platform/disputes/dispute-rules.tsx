import { Accordion, Alert, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import type { Dispute } from './dispute-room.tsx';

const kinds = ['returns', 'delivery', 'guarantee'] as const;

/** What the shop and the mall promise, and whether that can be what the buyer read. */
export function DisputeRules({ rules }: Pick<Dispute, 'rules'>) {
  const t = useTranslations('platform-people.disputes.rules');
  const { time } = useFormats();
  const { policies, savedAt, isAfterOrder, guarantees } = rules;
  const written = kinds.filter((kind) => policies?.[kind]);
  return (
    <Part title={t('title')}>
      {written.length === 0 ? (
        <Text size="sm" c="dimmed" mb="sm">
          {t('noPolicies')}
        </Text>
      ) : (
        <Alert color={isAfterOrder ? 'orange' : 'blue'} mb="sm" p="sm">
          {isAfterOrder && savedAt ? t('changedSince', { time: time(savedAt) }) : t('sameAsThen')}
        </Alert>
      )}
      <Accordion variant="separated" multiple defaultValue={written.includes('returns') ? ['returns'] : []}>
        {written.map((kind) => (
          <Accordion.Item key={kind} value={kind}>
            <Accordion.Control>{t(kind)}</Accordion.Control>
            <Accordion.Panel>
              <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {policies?.[kind]}
              </Text>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
        <Accordion.Item value="mall">
          <Accordion.Control>{t('mall')}</Accordion.Control>
          <Accordion.Panel>
            <Text size="sm" c="dimmed" mb="xs">
              {t('asNow')}
            </Text>
            {guarantees.map(({ title, text }) => (
              <Text key={title} size="sm" mb="xs">
                <b>{title}</b> {text}
              </Text>
            ))}
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Part>
  );
}
