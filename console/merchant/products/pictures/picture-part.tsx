import '@mantine/dropzone/styles.css';
import { Badge, Box, Button, Card, Group, Image, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { ArrowLeft, ArrowRight, Captions, ImageUp, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { Part } from '#console/base/part.tsx';
import { RowAction } from '#console/base/row-action.tsx';
import { fieldId, useEditor } from '#console/merchant/products/editor/editor-context.ts';
import { useProblemOf } from '#console/merchant/products/editor/problem-text.ts';
import { TextsField } from '#console/merchant/products/texts/texts-field.tsx';
import { moved, without } from '#console/merchant/products/variants/combinations.ts';
import { type ProductContent, productPicturesMax } from '#contract/catalogue/product-content.ts';
import { defaultLocale } from '#contract/core/languages.ts';
import { CropDialog } from './crop-dialog.tsx';
import { pictureAddress } from './picture-address.ts';
import { useUploads } from './use-uploads.ts';

type Pictures = ProductContent['pictures'];

/** The pictures of a product: dropped, cropped, described, and put in order with the mouse or the keys. */
export function PicturePart() {
  const t = useTranslations('console.products.pictures');
  const { content, update, isReadOnly } = useEditor();
  const problemOf = useProblemOf();
  const { refused } = useNotices();
  const [described, setDescribed] = useState<string | null>(null);
  const change = (edit: (pictures: Pictures) => Pictures) =>
    update((before) => ({ ...before, pictures: edit(before.pictures) }));
  const { uploads, waiting, drop, settle, keepAll, forget } = useUploads((hash) =>
    change((pictures) =>
      pictures.some((each) => each.hash === hash) || pictures.length >= productPicturesMax
        ? pictures
        : [...pictures, { hash, alt: {} }],
    ),
  );
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
        <PictureGrid onChange={change} onDescribe={setDescribed} />
        {uploads.map(({ key, name, part }) => (
          <div key={key}>
            <Text size="sm">{t('uploading', { name })}</Text>
            <Progress value={part * 100} aria-label={t('uploading', { name })} />
          </div>
        ))}
        <Dropzone
          id={fieldId('pictures')}
          disabled={isReadOnly || room <= 0}
          accept={['image/jpeg', 'image/png']}
          inputProps={{ 'aria-label': t('add') }}
          aria-label={t('add')}
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
              <Text size="sm" fw={600}>
                {t('add')}
              </Text>
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
          waiting={waiting.length - 1}
          onCrop={(cut) => void settle(cut)}
          onKeep={() => void settle(null)}
          onKeepAll={() => void keepAll()}
          onClose={forget}
        />
      )}
      {described && <AltDialog hash={described} onClose={() => setDescribed(null)} />}
    </Part>
  );
}

type PictureGridProps = {
  onChange: (edit: (pictures: Pictures) => Pictures) => void;
  onDescribe: (hash: string) => void;
};

function PictureGrid({ onChange, onDescribe }: PictureGridProps) {
  const t = useTranslations('console.products.pictures');
  const { content, isReadOnly } = useEditor();
  const [dragged, setDragged] = useState<number | null>(null);
  const count = content.pictures.length;
  const move = (from: number, to: number) =>
    to >= 0 && to < count && from !== to && onChange((pictures) => moved(pictures, from, to));

  /** Alt and an arrow move the picture that has the focus, and the focus with it. */
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    move(at, at + step);
  };

  if (count === 0) return null;
  return (
    <SimpleGrid cols={5} spacing="sm" role="list" aria-label={t('title')}>
      {content.pictures.map(({ hash, alt }, at) => (
        <Card
          key={hash}
          role="listitem"
          withBorder
          p={6}
          bg="var(--console-card)"
          draggable={!isReadOnly}
          opacity={dragged === at ? 0.5 : 1}
          onDragStart={() => setDragged(at)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null) move(dragged, at);
            setDragged(null);
          }}
          onKeyDown={onKeyDown(at)}
        >
          <Box pos="relative">
            <Image
              src={pictureAddress(hash, 240)}
              alt={alt[defaultLocale] || t('number', { number: at + 1 })}
              radius="sm"
              fit="contain"
              style={{ aspectRatio: 1 }}
              draggable={false}
            />
            {at === 0 && (
              <Badge pos="absolute" top={4} left={4} size="sm" color="dark" tt="none">
                {t('main')}
              </Badge>
            )}
          </Box>
          <Group gap={2} mt={4} justify="center" wrap="nowrap">
            <RowAction
              name={t('earlier', { number: at + 1 })}
              icon={ArrowLeft}
              isOff={isReadOnly || at === 0}
              onAct={() => move(at, at - 1)}
            />
            <RowAction
              name={t('later', { number: at + 1 })}
              icon={ArrowRight}
              isOff={isReadOnly || at === count - 1}
              onAct={() => move(at, at + 1)}
            />
            <RowAction
              name={t('describe', { number: at + 1 })}
              icon={Captions}
              isOff={isReadOnly}
              onAct={() => onDescribe(hash)}
            />
            <RowAction
              name={t('remove', { number: at + 1 })}
              icon={Trash2}
              isOff={isReadOnly}
              onAct={() => onChange((pictures) => without(pictures, at))}
            />
          </Group>
        </Card>
      ))}
    </SimpleGrid>
  );
}

function AltDialog({ hash, onClose }: { hash: string; onClose: () => void }) {
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
