import { useTranslations } from 'use-intl';
import { toast } from '#storefront/base/client/toasts.ts';
import { picturesInput, usePictures } from '#storefront/forms/use-pictures.ts';
import { PicturesField } from '#ui/fields/pictures-field.tsx';

/** The pictures of a review, at most `max` of them. */
export function useReviewPictures(max: number) {
  const t = useTranslations('reviews.pictures');
  return usePictures({
    max,
    onWrongType: () => void toast(t('wrong'), 'warning', 'pictures'),
    onTooMany: () => void toast(t('tooMany', { max }), 'warning', 'pictures'),
  });
}

/** Nothing where the mall takes no pictures. */
export function ReviewPicturesField({ pictures }: { pictures: ReturnType<typeof useReviewPictures> }) {
  const t = useTranslations('reviews.pictures');
  if (pictures.max === 0) return null;
  return (
    <PicturesField
      {...picturesInput(pictures)}
      texts={{
        label: t('label'),
        add: t('add'),
        hint: t('hint', { max: pictures.max }),
        remove: (number) => t('remove', { number }),
        uploading: (number) => t('uploading', { number }),
      }}
    />
  );
}
