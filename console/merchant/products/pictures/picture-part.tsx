import '@mantine/dropzone/styles.css';
import { Group, Progress, Stack, Text, UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { Part } from '#console/base/part.tsx';
import { CropDialog } from '#console/base/pictures/crop-dialog.tsx';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import { fieldId, useEditor } from '#console/merchant/products/editor/editor-context.ts';
import { useProblemOf } from '#console/merchant/products/editor/problem-text.ts';
import { uploadProductPicture } from '#contract/catalogue/merchant.ts';
import { productPicturesMax } from '#contract/catalogue/product-content.ts';
import { AltDialog } from './alt-dialog.tsx';
import { PictureGrid, type Pictures } from './picture-grid.tsx';
import { useCropAgain } from './use-crop-again.ts';

/** The pictures of a product: dropped, cropped, described and put in order. */
export function PicturePart() {
  const t = useTranslations('console.products.pictures');
  const { content, update, isReadOnly } = useEditor();
  const problemOf = useProblemOf();
  const { refused } = useNotices();
  const [described, setDescribed] = useState<string | null>(null);
  const change = (edit: (pictures: Pictures) => Pictures) =>
    update((before) => ({ ...before, pictures: edit(before.pictures) }));
  const { uploads, waiting, send, drop, settle, keepAll, forget } = useUploads({
    call: uploadProductPicture,
    onUploaded: ({ hash }) =>
      change((pictures) =>
        pictures.some((each) => each.hash === hash) || pictures.length >= productPicturesMax
          ? pictures
          : [...pictures, { hash, alt: {} }],
      ),
  });
  const again = useCropAgain(send);
  const room = productPicturesMax - content.pictures.length - uploads.length;
  const problem = problemOf('pictures');
  const [first] = waiting;
  return (
    <Part
      title={t('title')}
      aside={
        <Text size="sm" c="dimmed">
          {t('count', { count: content.pictures.length, max: productPicturesMax })}
        </Text>
      }
    >
      <Stack>
        <PictureGrid onChange={change} onDescribe={setDescribed} onCrop={(hash) => void again.open(hash)} />
        {uploads.map(({ key, name, part }) => (
          <div key={key}>
            <Text size="sm">{t('uploading', { name })}</Text>
            <Progress value={part * 100} aria-label={t('uploading', { name })} />
          </div>
        ))}
        <Dropzone
          disabled={isReadOnly || room <= 0}
          tabIndex={-1}
          accept={['image/jpeg', 'image/png']}
          inputProps={{ 'aria-label': t('add'), 'aria-hidden': true }}
          bg="transparent"
          p="md"
          {...(problem && { bd: '1px dashed var(--mantine-color-error)' })}
          onDrop={(files) => {
            if (files.length > room) refused(t('tooMany', { max: productPicturesMax }));
            void drop(files.slice(0, Math.max(0, room)));
          }}
          onReject={() => refused(t('wrongKind'))}
        >
          <Group justify="center" gap="sm" mih={64}>
            <ImageUp size={28} aria-hidden="true" />
            <div>
              {/* Its click opens the files, as every click within does. */}
              <UnstyledButton id={fieldId('pictures')} fz="sm" fw={600} disabled={isReadOnly || room <= 0}>
                {t('add')}
              </UnstyledButton>
              <Text size="sm" c="dimmed">
                {t('hint')}
              </Text>
            </div>
          </Group>
        </Dropzone>
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)">
            {problem}
          </Text>
        )}
      </Stack>
      {first && (
        <CropDialog
          key={waiting.length}
          picture={first.picture}
          text={t('cropText')}
          waiting={waiting.length - 1}
          onCrop={(cut) => void settle(cut)}
          onKeep={() => void settle(null)}
          onKeepAll={() => void keepAll()}
          onClose={forget}
        />
      )}
      {again.opened && (
        <CropDialog
          key={again.opened.hash}
          picture={again.opened.picture}
          text={t('cropText')}
          onCrop={(cut) => void again.crop(cut)}
          onClose={again.close}
        />
      )}
      {described && <AltDialog hash={described} onClose={() => setDescribed(null)} />}
    </Part>
  );
}
