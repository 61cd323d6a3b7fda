import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Picture as PictureValue } from '#contract/core/values.ts';
import { PictureButton } from '#ui/buttons/picture-button.tsx';
import { Picture } from '#ui/display/picture.tsx';

const FullScreenPictures = lazy(() =>
  import('#ui/dialogs/full-screen-pictures.tsx').then((module) => ({ default: module.FullScreenPictures })),
);

/** The pictures of a review, small; pressed, they fill the window. `name` says whose they are. */
export function ReviewPictures({ pictures, name }: { pictures: readonly PictureValue[]; name: string }) {
  const t = useTranslations('product.gallery');
  const [viewed, setViewed] = useState<number | null>(null);
  const nameOf = (number: number, count: number) => t('picture', { number: String(number), count: String(count) });
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pictures.map((picture, at) => (
          <li key={picture.url}>
            <PictureButton
              label={nameOf(at + 1, pictures.length)}
              className="size-18 cursor-zoom-in"
              onClick={() => setViewed(at)}
            >
              <Picture picture={picture} alt="" width={72} className="size-full object-cover" />
            </PictureButton>
          </li>
        ))}
      </ul>
      {viewed !== null && (
        <Suspense>
          <FullScreenPictures
            pictures={pictures}
            startsAt={viewed}
            name={name}
            texts={{ close: t('close'), previous: t('previous'), next: t('next'), picture: nameOf }}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </>
  );
}
