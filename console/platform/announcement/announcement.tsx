import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { FaceMessages } from '#console/platform/face/face-messages.tsx';
import { type Face, getFace } from '#contract/content/platform-face.ts';
import { AnnouncementForm } from './announcement-form.tsx';

/** The line above the header of every page. */
export default function AnnouncementSection() {
  return (
    <FaceMessages>
      <AnnouncementScreen />
    </FaceMessages>
  );
}

function AnnouncementScreen() {
  const t = useTranslations('platform-face.announcement');
  const sections = useTranslations('platform.sections');
  const { data, error, refetch } = useCall(getFace, { name: 'announcement' });
  const own = (face: Face | undefined) => (face?.name === 'announcement' ? face : undefined);
  const saved = own(data);
  return (
    <Screen title={sections('announcement')} text={t('about')}>
      {error && !saved && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !saved && <Skeleton h={360} />}
      {saved && <AnnouncementForm saved={saved} onReload={async () => own((await refetch()).data)} />}
    </Screen>
  );
}
