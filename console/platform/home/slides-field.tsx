import { Button, FileButton, Progress, Stack, Text } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SortedList } from '#console/base/lists/sorted-list.tsx';
import { CropDialog } from '#console/base/pictures/crop-dialog.tsx';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { type FaceSlide, faceSlidesMax } from '#contract/content/face.ts';
import { uploadFacePicture } from '#contract/content/platform-face.ts';
import type { Locale } from '#contract/core/languages.ts';
import { newSlide, slideShapes, type Wrong } from './home-values.ts';
import { SlideFields } from './slide-fields.tsx';

type SlidesFieldProps = {
  kind: 'banners' | 'adverts';
  slides: readonly FaceSlide[];
  locale: Locale;
  wrong: Wrong;
  /** Of the block within the page. */
  path: string;
  onChange: (slides: FaceSlide[]) => void;
};

/** The slides of a block in the order in which they turn. */
export function SlidesField({ kind, slides, locale, wrong, path, onChange }: SlidesFieldProps) {
  const t = useTranslations('platform-face.home');
  const undo = useUndoNotice();
  // A picture may arrive after other changes: they stay.
  const newest = useRef(slides);
  useEffect(() => {
    newest.current = slides;
  }, [slides]);
  const edit = (change: (before: readonly FaceSlide[]) => FaceSlide[]) => {
    const next = change(newest.current);
    newest.current = next;
    onChange(next);
  };
  const ratio = slideShapes[kind];
  const { uploads, waiting, drop, settle, forget } = useUploads({
    call: uploadFacePicture,
    ratio,
    onUploaded: ({ hash }) => edit((before) => [...before, newSlide(hash)]),
  });
  const [first] = waiting;
  const room = faceSlidesMax - slides.length - uploads.length - waiting.length;

  function remove(slide: FaceSlide, at: number) {
    edit((before) => before.filter(({ key }) => key !== slide.key));
    undo(t('slideRemoved', { number: at + 1 }), () =>
      edit((before) => [...before.slice(0, at), slide, ...before.slice(at)].slice(0, faceSlidesMax)),
    );
  }

  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t(`hints.${kind}`)}
      </Text>
      <SortedList
        label={t(`kinds.${kind}`)}
        items={slides}
        onSort={(sorted) => edit(() => sorted)}
        renderItem={(slide, { at, moves }) => (
          <SlideFields
            {...{ slide, locale, moves, wrong, ratio }}
            number={at + 1}
            path={`${path}.slides.${at}`}
            onChange={(next) => edit((before) => before.map((each) => (each.key === next.key ? next : each)))}
            onRemove={() => remove(slide, at)}
          />
        )}
      />
      {uploads.map(({ key, name, part }) => (
        <Progress key={key} value={part * 100} aria-label={t('uploading', { name })} />
      ))}
      <FileButton
        multiple
        accept="image/jpeg,image/png"
        disabled={room <= 0}
        onChange={(files) => void drop(files.slice(0, Math.max(0, room)))}
      >
        {(props) => (
          <Button
            {...props}
            disabled={room <= 0}
            variant="default"
            w="max-content"
            leftSection={<ImagePlus size={16} aria-hidden="true" />}
          >
            {t(`addSlides.${kind}`)}
          </Button>
        )}
      </FileButton>
      {first && (
        <CropDialog
          key={waiting.length}
          picture={first.picture}
          ratio={ratio}
          text={t('cropText')}
          onCrop={(cut) => void settle(cut)}
          onClose={forget}
        />
      )}
    </Stack>
  );
}
