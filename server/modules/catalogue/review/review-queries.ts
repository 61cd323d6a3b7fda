import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { changedParts } from '#contract/catalogue/changed-parts.ts';
import {
  type getWaitingProduct,
  type listWaitingProducts,
  type previewWaitingProduct,
  type WaitingProduct,
  waitingCountMax,
} from '#contract/catalogue/platform.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { listBrandNames } from '#server/modules/catalogue/brands/brand-choice-queries.ts';
import { isWithin, listPaths } from '#server/modules/catalogue/categories/category-queries.ts';
import { readLiveContent } from '#server/modules/catalogue/drafts/live-content.ts';
import { listGuaranteesIn } from '#server/modules/catalogue/own-products/guarantee-queries.ts';
import { getPreviewOf } from '#server/modules/catalogue/preview/preview-queries.ts';
import { categories, productDrafts, products } from '#server/modules/catalogue/tables.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { freightTemplates, shops } from '#server/modules/shops/tables.ts';

const isWaiting = eq(productDrafts.state, 'in_review');

function draftsWith(locale: Locale) {
  return database()
    .select({
      draft: {
        id: productDrafts.id,
        version: productDrafts.version,
        productId: productDrafts.productId,
        shopId: productDrafts.shopId,
        variantCount: productDrafts.variantCount,
      },
      state: productDrafts.state,
      price: productDrafts.price,
      priceTo: productDrafts.priceTo,
      submittedAt: productDrafts.submittedAt,
      texts: {
        shopName: textIn(shops.name, locale),
        name: sql<string>`coalesce(${textIn<string | null>(productDrafts.name, locale)}, '')`,
        categoryName: sql<string>`coalesce(${textIn<string | null>(categories.name, locale)}, '')`,
        submittedBy: sql<string>`coalesce(${accounts.nickname}, '')`,
      },
      picture: pictures,
      forcedDownReason: products.forcedDownReason,
    })
    .from(productDrafts)
    .innerJoin(shops, eq(shops.id, productDrafts.shopId))
    .leftJoin(products, eq(products.id, productDrafts.productId))
    .leftJoin(categories, eq(categories.id, productDrafts.categoryId))
    .leftJoin(pictures, eq(pictures.hash, productDrafts.pictureHash))
    .leftJoin(accounts, eq(accounts.id, productDrafts.submittedBy));
}

type Row = Awaited<ReturnType<typeof draftsWith>>[number];

function waitingValue({ draft, texts, price, priceTo, picture, submittedAt, forcedDownReason }: Row): WaitingProduct {
  return {
    ...draft,
    ...texts,
    forcedDownReason,
    picture: picture && pictureValue(picture),
    price: price === null ? null : money(price),
    priceTo: priceTo === null ? null : money(priceTo),
    submittedAt: submittedAt?.toISOString() ?? '',
  };
}

type Filters = z.output<typeof listWaitingProducts.input>;

/** What waits for the platform's review, longest first. */
export async function listWaiting(locale: Locale, { shopId, categoryId, words, page, limit }: Filters) {
  const where = and(
    isWaiting,
    shopId === undefined ? undefined : eq(productDrafts.shopId, shopId),
    categoryId === undefined ? undefined : isWithin(productDrafts.categoryId, categoryId),
    words ? anyTextContains(productDrafts.name, words) : undefined,
  );
  const counted = database().select({ one: sql`1` }).from(productDrafts).where(where).limit(waitingCountMax);
  const [rows, total] = await Promise.all([
    draftsWith(locale)
      .where(where)
      .orderBy(asc(productDrafts.submittedAt), asc(productDrafts.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().$count(counted.as('counted')),
  ]);
  return { list: rows.map(waitingValue), total, page, limit };
}

/** A draft that waits, beside what is published. Content and version are of one row, so that a decision names what was seen. */
export async function getWaiting(locale: Locale, id: number): Promise<OutputOf<typeof getWaitingProduct>> {
  const [row] = await draftsWith(locale).where(eq(productDrafts.id, id));
  if (!row) throw new Refusal('draft_not_found');
  if (row.state !== 'in_review') throw new Refusal('draft_not_in_review');
  const { version, productId } = row.draft;
  const [stored] = await database()
    .select({ content: productDrafts.content })
    .from(productDrafts)
    .where(and(eq(productDrafts.id, id), eq(productDrafts.version, version)));
  if (!stored) throw new Refusal('draft_not_in_review'); // withdrawn and changed between the two reads
  const { content } = stored;
  const live = productId === null ? null : await readLiveContent(database(), productId);
  const names = await namesIn(locale, live ? [live, content] : [content]);
  return { ...waitingValue(row), content, live, changed: live ? changedParts(live, content) : [], names };
}

/** What the things are called that contents refer to by number or key. */
async function namesIn(locale: Locale, contents: readonly ProductContent[]) {
  const idsOf = (part: 'categoryId' | 'brandId' | 'freightTemplateId') =>
    contents.flatMap((content) => content[part] ?? []);
  const [paths, brands, freight, guarantees] = await Promise.all([
    listPaths(locale, idsOf('categoryId')),
    listBrandNames(locale, idsOf('brandId')),
    database()
      .select({ id: freightTemplates.id, name: freightTemplates.name })
      .from(freightTemplates)
      .where(inArray(freightTemplates.id, idsOf('freightTemplateId'))),
    listGuaranteesIn(locale),
  ]);
  const keys = new Set(contents.flatMap((content) => content.guarantees));
  return {
    categories: paths,
    brands,
    freightTemplates: freight,
    guarantees: guarantees.filter(({ key }) => keys.has(key)).map(({ key, name }) => ({ key, name })),
  };
}

/** A draft that waits as its page will show it. */
export async function previewWaiting(locale: Locale, id: number): Promise<OutputOf<typeof previewWaitingProduct>> {
  const [draft] = await database()
    .select({ shopId: productDrafts.shopId, state: productDrafts.state })
    .from(productDrafts)
    .where(eq(productDrafts.id, id));
  if (!draft) throw new Refusal('draft_not_found');
  if (draft.state !== 'in_review') throw new Refusal('draft_not_in_review');
  const { product, productId } = await getPreviewOf(draft.shopId, { kind: 'draft', id }, locale);
  return { product, productId };
}
