import { eq } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { HomeBlock } from '#contract/shops/home-blocks.ts';
import type { getHomeDraft, previewHome } from '#contract/shops/merchant-home.ts';
import type { ShopHome } from '#contract/shops/shopper-home.ts';
import { database } from '#server/database/connection.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { listChosen } from '#server/modules/catalogue/shop-face/product-choice-queries.ts';
import { getShopPage } from '#server/modules/catalogue/shop-shelves/shop-queries.ts';
import { shopHomes } from '#server/modules/catalogue/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { firstBlocks } from './first-blocks.ts';
import { shownBlocks } from './shown-block-queries.ts';

async function readHome(shopId: number) {
  const [row] = await database()
    .select({
      isOpen: shops.isOpen,
      banners: shops.banners,
      draft: shopHomes.draft,
      published: shopHomes.published,
      publishedAt: shopHomes.publishedAt,
      version: shopHomes.version,
      ...lastSavedColumns(shopHomes),
    })
    .from(shops)
    .leftJoin(shopHomes, eq(shopHomes.shopId, shops.id))
    .where(eq(shops.id, shopId));
  if (!row) throw new Refusal('shop_not_found');
  return row;
}

/** The blocks as they are being written, with the products that they name. */
export async function getDraftOf(shopId: number, locale: Locale): Promise<OutputOf<typeof getHomeDraft>> {
  const { banners, draft, published, publishedAt, version, savedBy, savedAt } = await readHome(shopId);
  const blocks = draft ?? published ?? firstBlocks(banners);
  return {
    blocks,
    products: await listChosen(shopId, productIdsIn(blocks), locale),
    isDraft: draft !== null,
    publishedAt: publishedAt?.toISOString() ?? null,
    version: version ?? 1,
    savedBy,
    savedAt,
  };
}

function productIdsIn(blocks: readonly HomeBlock[]): number[] {
  const ids = blocks.flatMap((block) => {
    if (block.kind === 'products') return block.productIds;
    return block.kind === 'banner' ? block.slides.flatMap(({ productId }) => productId ?? []) : [];
  });
  return [...new Set(ids)];
}

/** The home page of an open shop. */
export async function getHome(shopId: number, locale: Locale): Promise<ShopHome> {
  const { isOpen, published } = await readHome(shopId);
  if (!isOpen) throw new Refusal('shop_not_found');
  if (!published) return { blocks: null };
  const now = new Date(await readMallTime());
  return { blocks: await shownBlocks(published, { shopId, locale, now, isPreview: false }) };
}

/** The home page of a shop as it would be if the draft were published now, also of a closed one. */
export async function getHomePreview(shopId: number, locale: Locale): Promise<OutputOf<typeof previewHome>> {
  const [{ draft, published, banners }, shop, nowMs] = await Promise.all([
    readHome(shopId),
    getShopPage(shopId, locale, { isPreview: true }),
    readMallTime(),
  ]);
  const now = new Date(nowMs);
  const blocks = draft ?? published ?? firstBlocks(banners);
  return { shop, home: { blocks: await shownBlocks(blocks, { shopId, locale, now, isPreview: true }) } };
}
