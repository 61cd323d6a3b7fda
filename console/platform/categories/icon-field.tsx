import { Image, Input } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { PictureButtons } from '#console/base/pictures/picture-buttons.tsx';
import { uploadCategoryPicture } from '#contract/catalogue/platform-categories.ts';

/** The square picture of a category. */
export function IconField({ hash, onChange }: { hash: string | null; onChange: (hash: string | null) => void }) {
  const t = useTranslations('platform-products.categories');
  return (
    <Input.Wrapper label={t('icon')} description={t('iconText')} labelElement="div">
      <PictureButtons
        call={uploadCategoryPicture}
        hash={hash}
        ratio={1}
        words={{
          choose: t(hash ? 'changeIcon' : 'addIcon'),
          remove: t('removeIcon'),
          crop: t('cropText'),
          uploading: (name) => t('uploading', { name }),
        }}
        onChange={onChange}
      >
        {hash && <Image src={pictureAddress(hash, 160)} alt={t('icon')} w={64} h={64} radius="md" fit="cover" />}
      </PictureButtons>
    </Input.Wrapper>
  );
}
