import { Button, FileButton, Group, Image, Input, Progress } from '@mantine/core';
import { ImageUp, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CropDialog } from '#console/base/pictures/crop-dialog.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import { uploadCategoryPicture } from '#contract/catalogue/platform-categories.ts';

/** The square picture of a category. */
export function IconField({ hash, onChange }: { hash: string | null; onChange: (hash: string | null) => void }) {
  const t = useTranslations('platform-products.categories');
  const { uploads, waiting, drop, settle, forget } = useUploads({
    call: uploadCategoryPicture,
    onUploaded: (picture) => onChange(picture.hash),
  });
  const [first] = waiting;
  return (
    <Input.Wrapper label={t('icon')} description={t('iconText')} labelElement="div">
      <Group mt="xs">
        {hash && <Image src={pictureAddress(hash, 160)} alt={t('icon')} w={64} h={64} radius="md" fit="cover" />}
        <FileButton accept="image/jpeg,image/png" onChange={(file) => file && void drop([file])}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<ImageUp size={16} aria-hidden="true" />}>
              {t(hash ? 'changeIcon' : 'addIcon')}
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
            {t('removeIcon')}
          </Button>
        )}
      </Group>
      {uploads.map(({ key, name, part }) => (
        <Progress key={key} mt="xs" value={part * 100} aria-label={t('uploading', { name })} />
      ))}
      {first && (
        <CropDialog picture={first.picture} text={t('cropText')} onCrop={(cut) => void settle(cut)} onClose={forget} />
      )}
    </Input.Wrapper>
  );
}
