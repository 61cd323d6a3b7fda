import { Progress, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';

/** How much of the file has been sent and checked. */
export function SendingStep({ part, what }: { part: number; what: 'pictures' | 'rows' }) {
  const t = useTranslations('product-import.sending');
  return (
    <Part title={t('title')}>
      <Progress value={100 * part} aria-label={t('title')} size="lg" />
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {t(what, { percent: Math.round(100 * part) })}
      </Text>
    </Part>
  );
}
