import { Button, Group, Image, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { useEditor } from '#console/merchant/products/editor/editor-context.ts';
import { TextsField } from '#console/merchant/products/texts/texts-field.tsx';

/** What a picture shows, in words for those who cannot see it. */
export function AltDialog({ hash, onClose }: { hash: string; onClose: () => void }) {
  const t = useTranslations('console.products.pictures');
  const { content, update } = useEditor();
  const at = content.pictures.findIndex((picture) => picture.hash === hash);
  const picture = content.pictures[at];
  if (!picture) return null;
  return (
    <Dialog title={t('describe', { number: at + 1 })} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">{t('altText')}</Text>
        <Image src={pictureAddress(hash, 480)} alt="" h={200} fit="contain" radius="sm" />
        <TextsField
          label={t('alt')}
          field={`pictures.${at}.alt`}
          texts={picture.alt}
          lettersMax={200}
          onChange={(alt) =>
            update((before) => ({
              ...before,
              pictures: before.pictures.map((each) => (each.hash === hash ? { ...each, alt } : each)),
            }))
          }
        />
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('describeDone')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
