import { Button, FileButton, Group, Image, Input, Progress } from '@mantine/core';
import { ImageUp, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CropDialog } from '#console/base/pictures/crop-dialog.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
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
  const { uploads, waiting, drop, settle, sendForText, forget } = useUploads({
    call: uploadFacePicture,
    ...(ratio !== null && { ratio }),
    onUploaded: (picture) => onChange(picture.hash),
  });
  const [first] = waiting;

  async function choose(file: File): Promise<void> {
    if (ratio !== null) return drop([file]);
    const sent = (await sendForText(file))?.split('/').at(-1);
    if (sent) onChange(sent);
  }

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
      <Group mt="xs">
        <FileButton accept="image/jpeg,image/png" onChange={(file) => file && void choose(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<ImageUp size={16} aria-hidden="true" />}>
              {t(hash ? 'replace' : 'choose')}
            </Button>
          )}
        </FileButton>
        {hash && (
          <Button
            variant="subtle"
            color="gray"
            c="inherit"
            leftSection={<X size={16} aria-hidden="true" />}
            onClick={() => onChange(null)}
          >
            {remove ?? t('remove')}
          </Button>
        )}
      </Group>
      {uploads.map(({ key, name, part }) => (
        <Progress key={key} mt="xs" value={part * 100} aria-label={t('uploading', { name })} />
      ))}
      {first && ratio !== null && (
        <CropDialog
          picture={first.picture}
          ratio={ratio}
          text={t('cropText')}
          onCrop={(cut) => void settle(cut)}
          onClose={forget}
        />
      )}
    </Input.Wrapper>
  );
}
