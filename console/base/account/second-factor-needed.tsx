import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Screen } from '#console/base/screen.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';

/** In the place of every screen of a shop, or of the mall, that demands a second factor, for those who have none. */
export default function SecondFactorNeeded({ of: shop }: { of: string }) {
  const t = useTranslations('console.account');
  return (
    <Screen title={t('needed', { shop })} text={t('neededText')}>
      <Stack maw={960}>
        <SecondFactorPart />
      </Stack>
    </Screen>
  );
}
