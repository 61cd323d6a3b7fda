import { Button, FileButton, Group, Image, Input, Progress } from '@mantine/core';
import { ImageUp, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CropDialog } from '#console/base/pictures/crop-dialog.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import type { uploadBrandLogo } from '#contract/catalogue/platform-brands.ts';
import type { uploadCategoryPicture } from '#contract/catalogue/platform-categories.ts';

type IconFieldProps = {
  call: typeof uploadCategoryPicture | typeof uploadBrandLogo;
  label: string;
  text: string;
  cropText: string;
  hash: string | null;
  onChange: (hash: string | null) => void;
};

/** The square picture of a category or a brand. */
export function IconField({ call, label, text, cropText, hash, onChange }: IconFieldProps) {
  const t = useTranslations('platform-products.categories');
  const { uploads, waiting, drop, settle, forget } = useUploads({
    call,
    onUploaded: (picture) => onChange(picture.hash),
  });
  const [first] = waiting;
  return (
    <Input.Wrapper label={label} description={text} labelElement="div">
      <Group mt="xs">
        {hash && <Image src={pictureAddress(hash, 160)} alt={label} w={64} h={64} radius="md" fit="cover" />}
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
        <CropDialog picture={first.picture} text={cropText} onCrop={(cut) => void settle(cut)} onClose={forget} />
      )}
    </Input.Wrapper>
  );
}
