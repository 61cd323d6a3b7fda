import { Button, FileButton, Group, Image, Input, Progress } from '@mantine/core';
import { ImageUp, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CropDialog } from '#console/base/pictures/crop-dialog.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import { uploadFlashPicture } from '#contract/catalogue/platform-flash-sales.ts';

const ratio = 1200 / 370; // as the page of an activity shows it

/** The picture at the top of the sale's page. */
export function BannerField({ hash, onChange }: { hash: string | null; onChange: (hash: string | null) => void }) {
  const t = useTranslations('platform-flash.form');
  const { uploads, waiting, drop, settle, forget } = useUploads({
    call: uploadFlashPicture,
    ratio,
    onUploaded: (picture) => onChange(picture.hash),
  });
  const [first] = waiting;
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
          style={{ aspectRatio: ratio }}
        />
      )}
      <Group mt="xs">
        <FileButton accept="image/jpeg,image/png" onChange={(file) => file && void drop([file])}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<ImageUp size={16} aria-hidden="true" />}>
              {t('addBanner')}
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
            {t('removeBanner')}
          </Button>
        )}
      </Group>
      {uploads.map(({ key, name, part }) => (
        <Progress key={key} mt="xs" value={part * 100} aria-label={t('uploading', { name })} />
      ))}
      {first && (
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
