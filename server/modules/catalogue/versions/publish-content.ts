import { asc, eq } from 'drizzle-orm';
import type { ProductContent, Texts } from '#contract/catalogue/product-content.ts';
import { type Localized, localizedWith } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { cleanHtml } from '#server/modules/catalogue/details/clean-html.ts';
import { readLiveContent, written } from '#server/modules/catalogue/drafts/live-content.ts';
import type { Editor } from '#server/modules/catalogue/drafts/start-draft.ts';
import { relistProducts } from '#server/modules/catalogue/relist-products.ts';
import { setOnSale } from '#server/modules/catalogue/set-on-sale.ts';
import {
  productOptions,
  productPictures,
  productSpecs,
  products,
  productTexts,
  skus,
} from '#server/modules/catalogue/tables.ts';
import { addVersion } from './add-version.ts';
import { writeVariants } from './write-variants.ts';

/** Writes what shoppers see of a product, new or known, and returns its id. The content has no problems, and its draft is locked. */
export async function publishContent(
  tx: Transaction,
  { shopId, accountId }: Editor,
  knownId: number | null,
  content: ProductContent,
): Promise<number> {
  if (knownId !== null) await lockProduct(tx, knownId);
  const before = knownId === null ? null : await readLiveContent(tx, knownId);
  const productId = knownId ?? (await addProduct(tx, shopId, content));
  if (knownId !== null) await tx.update(products).set(columnsOf(content)).where(eq(products.id, knownId));
  await writeTexts(tx, productId, content);
  await writeParts(tx, productId, content);
  await writeVariants(tx, productId, content);
  await relistProducts(tx, [productId]);
  await setOnSale(tx, [productId]);
  await invalidateCache(tx, 'products', `shop:${shopId}`);
  await addVersion(tx, { productId, publishedBy: accountId }, before, await readLiveContent(tx, productId));
  return productId;
}

/** Variants first, as every sale does; otherwise a sale and a publication could wait for one another. */
async function lockProduct(tx: Transaction, productId: number): Promise<void> {
  await tx
    .select({ id: skus.id })
    .from(skus)
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.id))
    .for('no key update');
  await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update');
}

/** A text with English, which may be empty: other languages fall back to it. */
const withEnglish = (texts: Texts): Localized => ({ en: '', ...written(texts) });

function columnsOf(content: ProductContent) {
  const { categoryId, keywords, weightGrams, isVirtual, freightTemplateId, limitPerBuyer } = content;
  const { onSaleFrom, onSaleUntil } = content;
  return {
    ...{ keywords, weightGrams, isVirtual, freightTemplateId, limitPerBuyer },
    categoryId: categoryId ?? 0,
    name: withEnglish(content.name),
    pictureHash: content.pictures[0]?.hash ?? '',
    onSaleFrom: onSaleFrom === null ? null : new Date(onSaleFrom),
    onSaleUntil: onSaleUntil === null ? null : new Date(onSaleUntil),
    editedAt: mallNow,
  };
}

async function addProduct(tx: Transaction, shopId: number, content: ProductContent): Promise<number> {
  const price = content.variants.find(({ isOffered }) => isOffered)?.price ?? 0;
  const [added] = await tx
    .insert(products)
    // Listed by relistProducts, and put on sale by setOnSale, once its variants are there.
    .values({ ...columnsOf(content), shopId, price, originalPrice: price, inStock: false, isOnSale: false })
    .returning({ id: products.id });
  if (!added) throw new Error('Adding a product returned no row');
  return added.id;
}

async function writeTexts(tx: Transaction, productId: number, content: ProductContent): Promise<void> {
  const texts = {
    summary: withEnglish(content.summary),
    unit: withEnglish(content.unit),
    contentHtml: localizedWith([withEnglish(content.contentHtml)], ([html = '']) => cleanHtml(html)),
  };
  await tx
    .insert(productTexts)
    .values({ productId, ...texts })
    .onConflictDoUpdate({ target: productTexts.productId, set: texts });
}

async function writeParts(tx: Transaction, productId: number, content: ProductContent): Promise<void> {
  await tx.delete(productPictures).where(eq(productPictures.productId, productId));
  await tx.delete(productOptions).where(eq(productOptions.productId, productId));
  await tx.delete(productSpecs).where(eq(productSpecs.productId, productId));
  await tx.insert(productPictures).values(
    content.pictures.map(({ hash, alt }, position) => ({
      productId,
      position,
      pictureHash: hash,
      alt: written(alt),
    })),
  );
  const values = content.options.flatMap((option, position) =>
    option.values.map(({ text, pictureHash }, valuePosition) => ({
      ...{ productId, position, valuePosition, pictureHash },
      name: withEnglish(option.name),
      value: withEnglish(text),
    })),
  );
  if (values.length > 0) await tx.insert(productOptions).values(values);
  const specs = content.specs.map(({ name, value }, position) => ({
    ...{ productId, position },
    name: withEnglish(name),
    value: withEnglish(value),
  }));
  if (specs.length > 0) await tx.insert(productSpecs).values(specs);
}
