import { Button, FileButton, Group, Image, Progress, Stack, Text } from '@mantine/core';
import { ImageUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import { CropDialog } from '#console/base/pictures/crop-dialog.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import { type SinglePicture, uploadShopPicture } from '#contract/shops/merchant-pictures.ts';
import { shapes } from './picture-values.ts';

type SinglePicturePartProps = { name: SinglePicture; hash: string; onChange: (hash: string) => void };

/** A picture of which the shop has one, in the shape in which it is shown. */
export function SinglePicturePart({ name, hash, onChange }: SinglePicturePartProps) {
  const t = useTranslations('shop-face.pictures');
  const ratio = shapes[name];
  const { uploads, waiting, drop, settle, forget } = useUploads({
    call: uploadShopPicture,
    ratio,
    onUploaded: (picture) => onChange(picture.hash),
  });
  const [first] = waiting;
  return (
    <Part title={t(`names.${name}`)}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t(`hints.${name}`)}
        </Text>
        <Image
          src={pictureAddress(hash, name === 'avatar' ? 240 : 960)}
          alt={t(`names.${name}`)}
          radius="md"
          fit="cover"
          maw={name === 'avatar' ? 120 : 560}
          style={{ aspectRatio: ratio }}
        />
        {uploads.map(({ key, name: file, part }) => (
          <Progress key={key} value={part * 100} aria-label={t('uploading', { name: file })} />
        ))}
        <Group>
          <FileButton accept="image/jpeg,image/png" onChange={(file) => file && void drop([file])}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<ImageUp size={16} aria-hidden="true" />}>
                {t('change', { picture: t(`names.${name}`) })}
              </Button>
            )}
          </FileButton>
        </Group>
      </Stack>
      {first && (
        <CropDialog
          picture={first.picture}
          ratio={ratio}
          text={t('cropText')}
          onCrop={(cut) => void settle(cut)}
          onClose={forget}
        />
      )}
    </Part>
  );
}
