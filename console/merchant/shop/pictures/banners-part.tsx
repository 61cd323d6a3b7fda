import { Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import { shopBannersMax } from '#contract/shops/merchant-pictures.ts';
import { BannerSlides } from './banner-slides.tsx';
import type { Banner } from './picture-values.ts';

type BannersPartProps = { banners: readonly Banner[]; onChange: (edit: (banners: Banner[]) => Banner[]) => void };

/** The banners of the shop's home page. */
export function BannersPart({ banners, onChange }: BannersPartProps) {
  const t = useTranslations('shop-face.pictures');
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
        <BannerSlides slides={banners} max={shopBannersMax} onChange={onChange} />
      </Stack>
    </Part>
  );
}
