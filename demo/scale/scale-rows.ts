import { localized } from '#contract/core/languages.ts';
import { productSummary } from '#demo/data/descriptions.ts';
import { kindOfDepartment, nicknames, reviewTexts } from '#demo/data/review-texts.ts';
import { composed } from '#demo/data/translations/index.ts';
import { type Random, randomFor } from '#demo/random.ts';
import { recordOf } from '#server/database/columns.ts';
import { copyValue } from '#server/database/copy-rows.ts';
import {
  productOptions,
  productPictures,
  productSpecs,
  products,
  productTexts,
  skus,
} from '#server/modules/catalogue/tables.ts';
import { reviews } from '#server/modules/reviews/tables.ts';
import type { SearchDocument } from '#server/modules/search/indexing/documents.ts';
import type { ProductFacts } from '#server/modules/search/indexing/source-queries.ts';
import { inTier } from '#server/modules/search/language/tokens.ts';
import { searchDocuments } from '#server/modules/search/tables.ts';
import type { ScaleProduct } from './scale-products.ts';

/** The tables that are filled. */
export const scaleTables = {
  products,
  productTexts,
  productPictures,
  productOptions,
  productSpecs,
  skus,
  reviews,
  searchDocuments,
};
export type ScaleTable = keyof typeof scaleTables;
type Row<Name extends ScaleTable> = Partial<(typeof scaleTables)[Name]['$inferInsert']> & { id?: number };

/** Rows of each table as text, and the columns that they have, which are the same for all rows of a table. */
export type Lines = Record<ScaleTable, { columns: string; rows: string[] }>;

export function noLines(): Lines {
  const names = Object.keys(scaleTables) as ScaleTable[];
  return Object.fromEntries(names.map((name) => [name, { columns: '', rows: [] }])) as unknown as Lines;
}

function add<Name extends ScaleTable>(lines: Lines, name: Name, row: Row<Name>): void {
  const { columns, rows } = lines[name];
  if (!columns) {
    const names = Object.keys(recordOf(scaleTables[name], row as never));
    lines[name].columns = names.map((column) => `"${column}"`).join(', ');
  }
  rows.push(`${Object.values(row).map(copyValue).join('\t')}\n`);
}

/** What search indexes of a product. */
export function factsOf(
  product: ScaleProduct,
  id: number,
  categoryId: number,
  keywords: string,
  now: number,
): ProductFacts {
  const { shop, options, scores, daysAgo } = product;
  return {
    id,
    name: {
      en: `${product.nameParts.en.join(' ')}, ${product.feature}`,
      'zh-CN': product.nameParts['zh-CN'].join(' '),
    },
    keywords,
    price: product.price,
    originalPrice: product.originalPrice,
    inStock: product.stock > 0,
    sales: product.sales,
    ratingSum: scores.reduce((sum, score) => sum + score, 0),
    ratingCount: scores.length,
    hasCoupon: false,
    weightGrams: 500, // as products have that say nothing else
    isVirtual: false,
    freightTemplateId: null,
    createdAt: new Date(now - daysAgo * 86_400_000 - (id % 86_400) * 1000),
    categoryId,
    brandId: shop.brandId,
    brandName: shop.brandId === null ? null : shop.brand,
    shopId: shop.id,
    shopName: shop.name,
    isSelf: shop.isSelf,
    options: options.flatMap(({ label, values }) => values.map(({ text }) => ({ name: label, value: text }))),
    specs: product.specs,
    offerPrice: null,
  };
}

export function addLines(
  lines: Lines,
  product: ScaleProduct,
  facts: ProductFacts,
  document: SearchDocument,
  { pictureHash, tier }: { pictureHash: string; tier: number },
): void {
  const { id, price, originalPrice, createdAt } = facts;
  const { family, department } = product.kind;
  const random = randomFor(`scale rows ${id}`);
  const soldMonth = Math.floor(facts.sales * random.next() * 0.2);
  const soldWeek = Math.floor(soldMonth * random.next() * 0.5);
  const rank = -1_000_000 - random.between(0, 1_000_000);
  const { shopId, categoryId, brandId, name, inStock, sales, ratingSum, ratingCount, keywords } = facts;
  add(lines, 'products', {
    ...{
      id,
      shopId,
      categoryId,
      brandId,
      name,
      pictureHash,
      price,
      originalPrice,
      inStock,
      sales,
      soldWeek,
      soldMonth,
    },
    ...{ platformRank: rank, ratingSum, ratingCount, keywords, createdAt },
  });
  add(lines, 'productTexts', {
    productId: id,
    summary: productSummary(family),
    contentHtml: composed([family.about], (locale) => `<p>${localized(family.about, locale)}</p>`),
    unit: family.unit ?? department.unit,
  });
  add(lines, 'productPictures', { productId: id, position: 0, pictureHash });
  product.options.forEach(({ label, values }, position) => {
    for (const [valuePosition, { text }] of values.entries())
      add(lines, 'productOptions', { productId: id, position, valuePosition, name: label, value: text });
  });
  facts.specs.forEach(({ name, value }, position) => {
    add(lines, 'productSpecs', { productId: id, position, name, value });
  });
  for (const values of combinations(product.options.map(({ values }) => values.map(({ text }) => text.en))))
    add(lines, 'skus', {
      ...{ productId: id, shopId, values, price, originalPrice },
      ...{ opening: product.stock, onHand: product.stock },
    });
  for (const productScore of product.scores)
    add(lines, 'reviews', {
      productId: id,
      nickname: random.pick(nicknames.en),
      productScore,
      serviceScore: Math.min(5, productScore + 1),
      text: reviewText(product, productScore, random),
      createdAt: new Date(createdAt.getTime() + 3_600_000),
    });
  const { marks, words, ...sortedBy } = document;
  const tokens = [...marks, ...words].map((token) => inTier(token, tier));
  add(lines, 'searchDocuments', { ...sortedBy, tokens, markCount: marks.length, tier });
}

function combinations(choices: readonly string[][]): string[][] {
  return choices.reduce<string[][]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

function reviewText({ kind: { department, family } }: ScaleProduct, score: number, random: Random): string {
  const texts = reviewTexts[kindOfDepartment[department.key] ?? 'home'].en;
  const mood = score >= 4 ? 'good' : score >= 2 ? 'middling' : 'bad';
  return random.pick(texts[mood]).replaceAll('{thing}', family.noun.en.toLowerCase());
}
