import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Picture } from '#contract/core/values.ts';

const FullScreenPictures = lazy(() =>
  import('#ui/dialogs/full-screen-pictures.tsx').then((module) => ({ default: module.FullScreenPictures })),
);

type PaperViewerProps = { papers: readonly Picture[]; startsAt: number; name: string; onClose: () => void };

/** The papers of an application over the whole window. */
export function PaperViewer({ papers, startsAt, name, onClose }: PaperViewerProps) {
  const t = useTranslations('applications.papers');
  return (
    <Suspense>
      <FullScreenPictures
        pictures={papers}
        startsAt={startsAt}
        name={name}
        texts={{
          close: t('close'),
          previous: t('previous'),
          next: t('next'),
          picture: (number, count) => t('picture', { number: String(number), count: String(count) }),
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
