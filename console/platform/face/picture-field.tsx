import { Image, Input } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { PictureButtons } from '#console/base/pictures/picture-buttons.tsx';
import { uploadFacePicture } from '#contract/content/platform-face.ts';

type PictureFieldProps = {
  label: string;
  hint: string;
  hash: string | null;
  /** How many times as wide as high it is shown; null: as it is. */
  ratio: number | null;
  /** The word of the button that takes it away, where nothing of the mall's own is shown instead. */
  remove?: string;
  onChange: (hash: string | null) => void;
};

/** A picture of the mall, or none. */
export function PictureField({ label, hint, hash, ratio, remove, onChange }: PictureFieldProps) {
  const t = useTranslations('platform-face.picture');
  return (
    <Input.Wrapper label={label} description={hint} labelElement="div" role="group" aria-label={label}>
      {hash && (
        <Image
          mt="xs"
          src={pictureAddress(hash, ratio !== null && ratio > 1 ? 640 : 480)}
          alt={label}
          {...(ratio !== null && ratio > 1 ? { maw: 640 } : { w: 'auto', maw: 320, h: ratio === null ? 48 : 240 })}
          radius="sm"
          fit={ratio === null ? 'contain' : 'cover'}
          {...(ratio !== null && { style: { aspectRatio: ratio } })}
        />
      )}
      <PictureButtons
        call={uploadFacePicture}
        hash={hash}
        ratio={ratio}
        words={{
          choose: t(hash ? 'replace' : 'choose'),
          remove: remove ?? t('remove'),
          crop: t('cropText'),
          uploading: (name) => t('uploading', { name }),
        }}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}
