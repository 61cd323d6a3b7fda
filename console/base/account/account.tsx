import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Screen } from '#console/base/screen.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** How one's own account is guarded. */
export default function Account() {
  const t = useTranslations('console.account');
  return (
    <Screen title={t('title')} text={t('text')}>
      <Stack maw={960} gap="lg">
        <SecondFactorPart />
        <SessionsPart />
      </Stack>
    </Screen>
  );
}
