import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';
import type { HomeBlock } from '#contract/shops/home-blocks.ts';
import type { ShownBlock } from '#contract/shops/shopper-home.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { cardOf, cardsFrom } from '#server/modules/catalogue/card-queries.ts';
import { isOffered, isOnShelf } from '#server/modules/catalogue/on-sale-queries.ts';
import { isOnOwnShelf } from '#server/modules/catalogue/own-shelves/own-shelf-queries.ts';
import { products, shopShelves } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { isShownAt } from './home-rows.ts';

type Block<Kind extends HomeBlock['kind']> = Extract<HomeBlock, { kind: Kind }>;
export type Showing = {
  shopId: number;
  locale: Locale;
  now: Date;
  /** For the people of the shop: also while it is closed. */
  isPreview: boolean;
};

/** The blocks that are shown now, with what is on them. A block with nothing on it is left out. */
export async function shownBlocks(blocks: readonly HomeBlock[], showing: Showing): Promise<ShownBlock[]> {
  const current = blocks.filter((block) => isShownAt(showing.now, block));
  const shown = await Promise.all(current.map((block) => shownBlock(block, showing)));
  return shown.filter((block) => block !== null);
}

async function shownBlock(block: HomeBlock, showing: Showing): Promise<ShownBlock | null> {
  if (block.kind === 'banner') return shownBanner(block, showing);
  if (block.kind === 'products') return shownRow(block, showing);
  const textIn = (texts: Parameters<typeof textOf>[0]) => textOf(texts, showing.locale);
  const { key } = block;
  if (block.kind === 'coupons') return { kind: 'coupons', key, title: textIn(block.title) };
  const [title, text] = [textIn(block.title), textIn(block.text)];
  return title || text ? { kind: 'text', key, title, text } : null;
}

const textOf = (texts: Partial<Record<Locale, string>>, locale: Locale) =>
  texts[locale]?.trim() || texts[defaultLocale]?.trim() || '';

async function shownBanner({ key, slides }: Block<'banner'>, { shopId }: Showing): Promise<ShownBlock | null> {
  if (slides.length === 0) return null;
  const ids = slides.flatMap(({ productId }) => productId ?? []);
  const shelfIds = slides.flatMap(({ shelfId }) => shelfId ?? []);
  const [found, withPage, shelves] = await Promise.all([
    database()
      .select(pictureColumns)
      .from(pictures)
      .where(
        inArray(
          pictures.hash,
          slides.map(({ hash }) => hash),
        ),
      ),
    listIds(ids, and(eq(products.shopId, shopId), inArray(products.state, ['on_sale', 'sold_out']))),
    shelfIds.length === 0
      ? []
      : database()
          .select({ id: shopShelves.id })
          .from(shopShelves)
          .where(and(eq(shopShelves.shopId, shopId), inArray(shopShelves.id, shelfIds))),
  ]);
  const byHash = new Map(found.map((picture) => [picture.hash, picture]));
  return {
    kind: 'banner',
    key,
    slides: slides.flatMap(({ hash, productId, shelfId }) => {
      const picture = byHash.get(hash);
      const isLost = productId !== null && !withPage.includes(productId);
      return picture
        ? [
            {
              ...pictureValue(picture),
              productId: isLost ? null : productId,
              shelfId: shelves.find(({ id }) => id === shelfId)?.id ?? null,
            },
          ]
        : [];
    }),
  };
}

async function listIds(ids: readonly number[], where: SQL | undefined): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await database()
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), where));
  return rows.map(({ id }) => id);
}

async function shownRow(block: Block<'products'>, { shopId, locale, isPreview }: Showing): Promise<ShownBlock | null> {
  const { key, title, source, productIds, shelfId, count } = block;
  const chosen = sql`array_position(${sql.param(productIds)}::int[], ${products.id})`;
  const newest = [highestFirst(products.createdAt), highestFirst(products.id)];
  const rows: Record<typeof source, { where?: SQL; order: SQL[] } | null> = {
    chosen: productIds.length === 0 ? null : { where: inArray(products.id, productIds), order: [chosen] },
    newest: { order: newest },
    best_selling: { order: [highestFirst(products.sales), highestFirst(products.id)] },
    shelf: shelfId === null ? null : { where: isOnOwnShelf(shopId, shelfId), order: newest },
  };
  const row = rows[source];
  if (!row) return null;
  const where = and(eq(products.shopId, shopId), isPreview ? isOnShelf : isOffered, row.where);
  const cards = await cardsFrom(locale, { where, order: row.order }).limit(count);
  if (cards.length === 0) return null;
  return {
    kind: 'products',
    key,
    title: textOf(title, locale),
    shelfId: source === 'shelf' ? shelfId : null,
    products: cards.map(cardOf),
  };
}
