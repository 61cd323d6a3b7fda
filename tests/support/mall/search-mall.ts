import type { Localized } from '#contract/core/languages.ts';
import { transaction } from '#server/database/connection.ts';
import { deliverEvents } from '#server/database/events.ts';
import { type ImportedProduct, importProducts } from '#server/modules/catalogue/index.ts';
import { handlers } from '#server/start/handlers.ts';
import { fillSmallMall, type SmallMall } from './small-mall.ts';

export type Wanted = {
  name: string | Localized;
  shop?: number;
  category?: string;
  price?: number;
  originalPrice?: number;
  sales?: number;
  stars?: number;
  onHand?: number;
  keywords?: string;
  createdAt?: Date;
  colours?: readonly string[];
  sizes?: readonly string[];
};

/** Products for the small mall with the wanted fields; all other fields have defaults. */
export function wantedProducts(mall: SmallMall, wanted: readonly Wanted[]): ImportedProduct[] {
  const choice = (name: Localized, values: readonly string[] = []) =>
    values.length > 0 ? [{ name, values: values.map((value) => ({ value: { en: value, 'zh-CN': value } })) }] : [];
  return wanted.map((one) => ({
    product: {
      shopId: mall.shopIds[one.shop ?? 0] ?? 0,
      categoryId: mall.categoryIds.get(one.category ?? 'cups') ?? 0,
      name: typeof one.name === 'string' ? { en: one.name } : one.name,
      sales: one.sales ?? 0,
      ratingSum: (one.stars ?? 0) * 10,
      ratingCount: one.stars ? 10 : 0,
      keywords: one.keywords ?? '',
      ...(one.createdAt && { createdAt: one.createdAt }),
    },
    texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece', 'zh-CN': '件' } },
    pictureHashes: [mall.pictureHash] as const,
    options: [
      ...choice({ en: 'Colour', 'zh-CN': '颜色' }, one.colours),
      ...choice({ en: 'Size', 'zh-CN': '尺码' }, one.sizes),
    ],
    skus: [
      {
        values: [],
        price: one.price ?? 1_000,
        originalPrice: one.originalPrice ?? one.price ?? 1_000,
        onHand: one.onHand ?? 10,
      },
    ],
  }));
}

/** The small mall and these products, all of them indexed for search. */
export async function fillSearchMall(wanted: readonly Wanted[]): Promise<SmallMall & { wantedIds: number[] }> {
  const mall = await fillSmallMall();
  const wantedIds = await transaction((tx) => importProducts(tx, wantedProducts(mall, wanted)));
  await deliverAllEvents();
  return { ...mall, wantedIds };
}

/** Delivers all events to their handlers. */
export function deliverAllEvents(): Promise<void> {
  return deliverEvents(handlers);
}
