import { eq, sql } from 'drizzle-orm';
import type { ProductContent, Texts } from '#contract/catalogue/product-content.ts';
import { type Localized, localizedWith } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inParts } from '#server/database/in-parts.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { withNewIds } from '#server/database/new-ids.ts';
import type { Editor } from '#server/modules/catalogue/drafts/add-draft.ts';
import { readLiveContents, written } from '#server/modules/catalogue/drafts/live-content.ts';
import type { LockedDraft } from '#server/modules/catalogue/drafts/lock-draft.ts';
import { relistProducts } from '#server/modules/catalogue/relist-products.ts';
import { setOnSale } from '#server/modules/catalogue/set-on-sale.ts';
import {
  productOptions,
  productPictures,
  productSpecs,
  products,
  productTexts,
} from '#server/modules/catalogue/tables.ts';
import { cleanHtml } from '#server/modules/content/index.ts';
import { addVersions } from './add-version.ts';
import { lockProducts } from './lock-products.ts';
import { writeVariants } from './write-variants.ts';

/** Writes what shoppers see of a product, new or known, and records it as a version. The content has no problems, and the draft is locked. */
export async function publishContent(
  tx: Transaction,
  { id, version, shopId, productId, content }: LockedDraft,
  publishedBy: number,
  approvedBy: number | null,
): Promise<Published> {
  const draft = { draftId: id, draftVersion: version, approvedBy };
  const [published] = await publishContents(tx, { shopId, accountId: publishedBy }, [{ productId, content, draft }]);
  if (!published) throw new Error('Publishing returned no product');
  return published;
}

export type ToPublish = {
  productId: number | null;
  content: ProductContent;
  /** From which it comes, if it has been one. */
  draft?: { draftId: number; draftVersion: number; approvedBy?: number | null };
};
export type Published = { productId: number; number: number };

/** The same for many products, each of them once: a few statements for all of them. They are returned in the given order. */
export async function publishContents(
  tx: Transaction,
  { shopId, accountId }: Editor,
  given: readonly ToPublish[],
): Promise<(Published & { before: ProductContent | null })[]> {
  if (given.length === 0) return [];
  const knownIds = given.flatMap(({ productId }) => productId ?? []);
  await lockProducts(tx, knownIds);
  const before = await readLiveContents(tx, knownIds);
  const named = await withIds(tx, given);
  const added = named.filter(({ isNew }) => isNew);
  if (added.length > 0)
    await tx
      .insert(products)
      .overridingSystemValue()
      .values(added.map(({ id, content }) => ({ id, ...newColumnsOf(shopId, content) })));
  for (const { id, isNew, content } of named)
    if (!isNew) await tx.update(products).set(columnsOf(content)).where(eq(products.id, id));
  await writeTexts(tx, named);
  await writeParts(tx, named);
  await writeVariants(tx, named);
  const ids = named.map(({ id }) => id);
  await relistProducts(tx, ids);
  await setOnSale(tx, ids);
  await invalidateCache(tx, 'products', `shop:${shopId}`);
  const after = await readLiveContents(tx, ids);
  const versions = await addVersions(
    tx,
    accountId,
    ids.flatMap((productId, at) => {
      const content = after.get(productId);
      return content ? { productId, before: before.get(productId) ?? null, content, ...given[at]?.draft } : [];
    }),
  );
  return ids.map((productId) => ({
    productId,
    number: versions.get(productId) ?? 0,
    before: before.get(productId) ?? null,
  }));
}

/** A product with its id, which a new one gets before it is written. */
type Named = { id: number; isNew: boolean; content: ProductContent };

async function withIds(tx: Transaction, given: readonly ToPublish[]): Promise<Named[]> {
  const added = await withNewIds(
    tx,
    products,
    given.filter(({ productId }) => productId === null),
  );
  const newIds = added.map(({ id }) => id).values();
  return given.map(({ productId, content }) => ({
    id: productId ?? newIds.next().value ?? 0,
    isNew: productId === null,
    content,
  }));
}

/** A text with English, which may be empty: other languages fall back to it. */
const withEnglish = (texts: Texts): Localized => ({ en: '', ...written(texts) });

function columnsOf(content: ProductContent) {
  const { categoryId, brandId, keywords, weightGrams, isVirtual, freightTemplateId, limitPerBuyer, guarantees } =
    content;
  const { onSaleFrom, onSaleUntil } = content;
  return {
    ...{ brandId, keywords, weightGrams, isVirtual, freightTemplateId, limitPerBuyer, guarantees },
    categoryId: categoryId ?? 0,
    name: withEnglish(content.name),
    pictureHash: content.pictures[0]?.hash ?? '',
    onSaleFrom: onSaleFrom === null ? null : new Date(onSaleFrom),
    onSaleUntil: onSaleUntil === null ? null : new Date(onSaleUntil),
    editedAt: mallNow,
  };
}

/** Listed by relistProducts, and put on sale by setOnSale, once its variants are there. */
function newColumnsOf(shopId: number, content: ProductContent) {
  const price = content.variants.find(({ isOffered }) => isOffered)?.price ?? 0;
  return { ...columnsOf(content), shopId, price, originalPrice: price, inStock: false, isOnSale: false };
}

async function writeTexts(tx: Transaction, named: readonly Named[]): Promise<void> {
  const rows = named.map(({ id, content }) => ({
    productId: id,
    summary: withEnglish(content.summary),
    unit: withEnglish(content.unit),
    contentHtml: localizedWith([withEnglish(content.contentHtml)], ([html = '']) => cleanHtml(html)),
  }));
  await tx
    .insert(productTexts)
    .values(rows)
    .onConflictDoUpdate({
      target: productTexts.productId,
      set: { summary: sql`excluded.summary`, unit: sql`excluded.unit`, contentHtml: sql`excluded.content_html` },
    });
}

async function writeParts(tx: Transaction, named: readonly Named[]): Promise<void> {
  const list = sql.param(named.map(({ id }) => id));
  await tx.delete(productPictures).where(sql`${productPictures.productId} = any(${list}::int[])`);
  await tx.delete(productOptions).where(sql`${productOptions.productId} = any(${list}::int[])`);
  await tx.delete(productSpecs).where(sql`${productSpecs.productId} = any(${list}::int[])`);
  const pictures = named.flatMap(({ id: productId, content }) =>
    content.pictures.map(({ hash, alt }, position) => ({ productId, position, pictureHash: hash, alt: written(alt) })),
  );
  await inParts(pictures, (part) => tx.insert(productPictures).values(part));
  const values = named.flatMap(({ id: productId, content }) =>
    content.options.flatMap((option, position) =>
      option.values.map(({ text, pictureHash }, valuePosition) => ({
        ...{ productId, position, valuePosition, pictureHash },
        name: withEnglish(option.name),
        value: withEnglish(text),
      })),
    ),
  );
  await inParts(values, (part) => tx.insert(productOptions).values(part));
  const specs = named.flatMap(({ id: productId, content }) =>
    content.specs.map(({ name, value }, position) => ({
      ...{ productId, position },
      name: withEnglish(name),
      value: withEnglish(value),
    })),
  );
  await inParts(specs, (part) => tx.insert(productSpecs).values(part));
}
