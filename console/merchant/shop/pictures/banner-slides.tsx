import { Button, FileButton, Progress, Stack } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SortedList } from '#console/base/lists/sorted-list.tsx';
import { newKey } from '#console/base/new-key.ts';
import { CropDialog } from '#console/base/pictures/crop-dialog.tsx';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { uploadShopPicture } from '#contract/shops/merchant-pictures.ts';
import { BannerRow } from './banner-row.tsx';
import { type Banner, shapes } from './picture-values.ts';

type BannerSlidesProps = {
  slides: readonly Banner[];
  max: number;
  onChange: (edit: (slides: Banner[]) => Banner[]) => void;
};

/** Banners in the order in which they turn: added, sorted, and led to a product or a category. */
export function BannerSlides({ slides, max, onChange }: BannerSlidesProps) {
  const t = useTranslations('shop-face.pictures');
  const undo = useUndoNotice();
  const { uploads, waiting, drop, settle, forget } = useUploads({
    call: uploadShopPicture,
    ratio: shapes.banner,
    onUploaded: ({ hash }) => onChange((before) => [...before, { key: newKey(), hash, product: null, shelfId: null }]),
  });
  const [first] = waiting;
  const room = max - slides.length - uploads.length - waiting.length;

  function remove(at: number) {
    const removed = slides[at];
    if (!removed) return;
    onChange((before) => before.filter(({ key }) => key !== removed.key));
    undo(t('removed', { number: at + 1 }), () =>
      onChange((before) => [...before.slice(0, at), removed, ...before.slice(at)].slice(0, max)),
    );
  }

  return (
    <Stack>
      <SortedList
        label={t('banners')}
        items={slides}
        onSort={(sorted) => onChange(() => sorted)}
        renderItem={(banner, { at, moves }) => (
          <BannerRow
            banner={banner}
            number={at + 1}
            moves={moves}
            onRemove={() => remove(at)}
            onLead={(leads) =>
              onChange((before) => before.map((each) => (each.key === banner.key ? { ...each, ...leads } : each)))
            }
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
            leftSection={<Plus size={16} aria-hidden="true" />}
          >
            {t('addBanners')}
          </Button>
        )}
      </FileButton>
      {first && (
        <CropDialog
          key={waiting.length}
          picture={first.picture}
          ratio={shapes.banner}
          text={t('cropText')}
          onCrop={(cut) => void settle(cut)}
          onClose={forget}
        />
      )}
    </Stack>
  );
}
