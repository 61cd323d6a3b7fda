import type { HomeBlock } from '#contract/shops/home-blocks.ts';
import type { StoredBanner } from '#server/modules/shops/index.ts';

const newest = {
  en: 'New arrivals',
  'zh-CN': '新品上架',
  es: 'Novedades',
  fr: 'Nouveautés',
  th: 'สินค้ามาใหม่',
  lao: 'ສິນຄ້າມາໃໝ່',
};

/** With what a home page begins that nobody has written yet: the shop's banners, and its newest products. */
export function firstBlocks(banners: readonly StoredBanner[]): HomeBlock[] {
  const always = { from: null, until: null };
  const rows: HomeBlock[] = [
    {
      ...always,
      ...{ key: 'newest', kind: 'products', title: newest, source: 'newest', productIds: [], shelfId: null, count: 10 },
    },
  ];
  // Banners that were saved before shops had categories name none.
  const slides = banners.map((banner) => ({ ...banner, shelfId: banner.shelfId ?? null }));
  return slides.length === 0 ? rows : [{ ...always, key: 'banners', kind: 'banner', slides }, ...rows];
}
