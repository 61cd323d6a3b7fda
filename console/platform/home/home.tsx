import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { FaceMessages } from '#console/platform/face/face-messages.tsx';
import { getFace } from '#contract/content/platform-face.ts';
import { HomeForm } from './home-form.tsx';
import type { Home } from './home-values.ts';

/** The home page of the mall, put together of blocks. */
export default function HomeSection() {
  return (
    <FaceMessages>
      <HomeScreen />
    </FaceMessages>
  );
}

function HomeScreen() {
  const t = useTranslations('platform-face.home');
  const sections = useTranslations('platform.sections');
  const { data, error, refetch } = useCall(getFace, { name: 'home' });
  const homeOf = (face: typeof data): Home | undefined => (face?.name === 'home' ? face : undefined);
  const home = homeOf(data);
  return (
    <Screen title={sections('home')} text={t('text')}>
      {error && !home && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !home && <Skeleton h={480} />}
      {home && <HomeForm home={home} onReload={async () => homeOf((await refetch()).data)} />}
    </Screen>
  );
}
