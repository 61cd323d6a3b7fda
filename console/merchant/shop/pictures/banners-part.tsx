import { Button, FileButton, Progress, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { newKey } from '#console/base/new-key.ts';
import { Part } from '#console/base/part.tsx';
import { CropDialog } from '#console/base/pictures/crop-dialog.tsx';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import { SortedList } from '#console/base/sorted-list.tsx';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { shopBannersMax, uploadShopPicture } from '#contract/shops/merchant-pictures.ts';
import { BannerRow } from './banner-row.tsx';
import { type Banner, shapes } from './picture-values.ts';

type BannersPartProps = { banners: readonly Banner[]; onChange: (edit: (banners: Banner[]) => Banner[]) => void };

/** Banners in the order in which they turn: added, sorted, and led to a product. */
export function BannersPart({ banners, onChange }: BannersPartProps) {
  const t = useTranslations('console.shop.pictures');
  const undo = useUndoNotice();
  const { uploads, waiting, drop, settle, forget } = useUploads({
    call: uploadShopPicture,
    ratio: shapes.banner,
    onUploaded: ({ hash }) => onChange((before) => [...before, { key: newKey(), hash, product: null }]),
  });
  const [first] = waiting;
  const room = shopBannersMax - banners.length - uploads.length - waiting.length;

  function remove(at: number) {
    const removed = banners[at];
    if (!removed) return;
    onChange((before) => before.filter(({ key }) => key !== removed.key));
    undo(t('removed', { number: at + 1 }), () =>
      onChange((before) => [...before.slice(0, at), removed, ...before.slice(at)].slice(0, shopBannersMax)),
    );
  }

  return (
    <Part
      title={t('banners')}
      aside={
        <Text size="sm" c="dimmed">
          {t('count', { count: banners.length, max: shopBannersMax })}
        </Text>
      }
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {t('hints.banners')}
        </Text>
        <SortedList
          label={t('banners')}
          items={banners}
          onSort={(sorted) => onChange(() => sorted)}
          renderItem={(banner, { at, moves }) => (
            <BannerRow
              banner={banner}
              number={at + 1}
              moves={moves}
              onRemove={() => remove(at)}
              onLead={(product) =>
                onChange((before) => before.map((each) => (each.key === banner.key ? { ...each, product } : each)))
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
      </Stack>
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
    </Part>
  );
}
