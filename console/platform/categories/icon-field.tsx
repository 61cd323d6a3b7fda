import { Image, Input } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { PictureButtons } from '#console/base/pictures/picture-buttons.tsx';
import type { TakingCall } from '#console/base/pictures/use-uploads.ts';

type IconFieldProps = {
  call: TakingCall;
  label: string;
  text: string;
  cropText: string;
  hash: string | null;
  onChange: (hash: string | null) => void;
};

/** The square picture of a category or a brand. */
export function IconField({ call, label, text, cropText, hash, onChange }: IconFieldProps) {
  const t = useTranslations('platform-products.categories');
  return (
    <Input.Wrapper label={label} description={text} labelElement="div">
      <PictureButtons
        call={call}
        hash={hash}
        ratio={1}
        words={{
          choose: t(hash ? 'changeIcon' : 'addIcon'),
          remove: t('removeIcon'),
          crop: cropText,
          uploading: (name) => t('uploading', { name }),
        }}
        onChange={onChange}
      >
        {hash && <Image src={pictureAddress(hash, 160)} alt={label} w={64} h={64} radius="md" fit="cover" />}
      </PictureButtons>
    </Input.Wrapper>
  );
}
