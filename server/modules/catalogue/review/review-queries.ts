import { and, asc, count, eq, sql } from 'drizzle-orm';
import { changedParts } from '#contract/catalogue/changed-parts.ts';
import type { getWaitingProduct, WaitingProduct } from '#contract/catalogue/platform.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money, type Paging } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readLiveContent } from '#server/modules/catalogue/drafts/live-content.ts';
import { categories, productDrafts, products } from '#server/modules/catalogue/tables.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

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

/** What waits for the platform's review, longest first. */
export async function listWaiting(locale: Locale, { page, limit }: Paging) {
  const [rows, [counted]] = await Promise.all([
    draftsWith(locale)
      .where(isWaiting)
      .orderBy(asc(productDrafts.submittedAt), asc(productDrafts.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(productDrafts).where(isWaiting),
  ]);
  return { list: rows.map(waitingValue), total: counted?.total ?? 0, page, limit };
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
  return { ...waitingValue(row), content, live, changed: live ? changedParts(live, content) : [] };
}
