import { Image, Input } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { PictureButtons } from '#console/base/pictures/picture-buttons.tsx';
import { activityBannerRatio } from '#console/platform/activity-banner.ts';
import { uploadFlashPicture } from '#contract/catalogue/platform-flash-sales.ts';

/** The picture at the top of the sale's page. */
export function BannerField({ hash, onChange }: { hash: string | null; onChange: (hash: string | null) => void }) {
  const t = useTranslations('platform-flash.form');
  return (
    <Input.Wrapper label={t('banner')} description={t('bannerHint')} labelElement="div">
      {hash && (
        <Image
          mt="xs"
          src={pictureAddress(hash, 640)}
          alt={t('banner')}
          maw={480}
          radius="md"
          fit="cover"
          style={{ aspectRatio: activityBannerRatio }}
        />
      )}
      <PictureButtons
        call={uploadFlashPicture}
        hash={hash}
        ratio={activityBannerRatio}
        words={{
          choose: t('addBanner'),
          remove: t('removeBanner'),
          crop: t('cropText'),
          uploading: (name) => t('uploading', { name }),
        }}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}
