import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { previewHomePage } from '#contract/catalogue/platform-home.ts';
import type { HomePageBlock } from '#contract/catalogue/shopper-home.ts';
import { faceProductsMax, isShownAt, type MallBlock, type MallBlockOf } from '#contract/content/face.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import type { ChosenProduct } from '#contract/shops/merchant-pictures.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { cardOf, cardsFrom } from '#server/modules/catalogue/card-queries.ts';
import { isInCategory } from '#server/modules/catalogue/categories/category-queries.ts';
import { isOffered } from '#server/modules/catalogue/on-sale-queries.ts';
import { findOwnProducts } from '#server/modules/catalogue/own-products/own-product-search-queries.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue, readDraft, readFace, shownBanners } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';

type Showing = { locale: Locale; now: Date };

/** The published blocks below the banners. */
export async function listBlocks(locale: Locale): Promise<HomePageBlock[]> {
  const [{ blocks }, nowMs] = await Promise.all([readFace('home'), readMallTime()]);
  return shownBlocks(blocks, { locale, now: new Date(nowMs) });
}

/** The home page as it would be if the draft were published now. */
export async function getPreview(locale: Locale): Promise<OutputOf<typeof previewHomePage>> {
  const [{ blocks }, nowMs] = await Promise.all([readDraft('home'), readMallTime()]);
  const now = new Date(nowMs);
  const [top] = blocks.filter((block) => block.kind === 'banners' && isShownAt(now, block));
  const [banner, shown] = await Promise.all([
    shownBanners(top && 'slides' in top ? top.slides : [], locale, now),
    shownBlocks(blocks, { locale, now }),
  ]);
  return { banner, blocks: shown };
}

/** A block with nothing on it is left out. */
async function shownBlocks(blocks: readonly MallBlock[], showing: Showing): Promise<HomePageBlock[]> {
  const current = blocks.filter((block) => isShownAt(showing.now, block));
  const shown = await Promise.all(current.map((block) => shownBlock(block, showing)));
  return shown.filter((block) => block !== null);
}

async function shownBlock(block: MallBlock, { locale, now }: Showing): Promise<HomePageBlock | null> {
  const { key } = block;
  if (block.kind === 'banners') return null;
  if (block.kind === 'products') return shownRow(block, locale);
  if (block.kind === 'activities') return { kind: block.kind, key, activityIds: block.activityIds, count: block.count };
  if (block.kind !== 'adverts') return { kind: block.kind, key };
  const slides = await shownBanners(block.slides, locale, now);
  return slides.length === 0 ? null : { kind: block.kind, key, slides };
}

async function shownRow(block: MallBlockOf<'products'>, locale: Locale): Promise<HomePageBlock | null> {
  const { key, title, source, productIds, categoryId, count } = block;
  const chosen = sql`array_position(${sql.param(productIds)}::int[], ${products.id})`;
  const newest = [highestFirst(products.createdAt), highestFirst(products.id)];
  const rows: Record<typeof source, { where?: SQL; order: SQL[] } | null> = {
    chosen: productIds.length === 0 ? null : { where: inArray(products.id, productIds), order: [chosen] },
    newest: { order: newest },
    best_selling: { order: [highestFirst(products.sales), highestFirst(products.id)] },
    category: categoryId === null ? null : { where: isInCategory(categoryId), order: newest },
  };
  const row = rows[source];
  if (!row) return null;
  const cards = await cardsFrom(locale, { where: and(isOffered, row.where), order: row.order }).limit(count);
  if (cards.length === 0) return null;
  const named = localized({ en: '', ...title }, locale).trim() || title.en || '';
  return {
    ...{ kind: 'products', key, title: named },
    categoryId: source === 'category' ? categoryId : null,
    products: cards.map(cardOf),
  };
}

/** Products on sale to choose from, of all shops. */
export async function findChoices(words: string, locale: Locale): Promise<ChosenProduct[]> {
  return listChosen(await pickProductsOnSale(words, faceProductsMax), locale);
}

/** The ids of the newest products on sale of all shops that words find. */
export async function pickProductsOnSale(words: string, limit: number): Promise<number[]> {
  const { ids } = await findOwnProducts({
    ...{ shopId: undefined, where: sql`own.state = 'on_sale'`, order: sql`own.id desc` },
    ...{ words, from: 0, limit },
  });
  return ids;
}

/** These products, in this order. */
export async function listChosen(ids: readonly number[], locale: Locale): Promise<ChosenProduct[]> {
  if (ids.length === 0) return [];
  const rows = await database()
    .select({ id: products.id, name: textIn(products.name, locale), picture: pictureColumns })
    .from(products)
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .where(inArray(products.id, [...ids]))
    .orderBy(sql`array_position(${sql.param([...ids])}::int[], ${products.id})`);
  return rows.map((row) => ({ ...row, picture: pictureValue(row.picture) }));
}
