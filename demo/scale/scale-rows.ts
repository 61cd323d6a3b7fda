import { kindOfDepartment, nicknames, reviewTexts } from '#demo/data/review-texts.ts';
import { type Random, randomFor } from '#demo/random.ts';
import { copyValue } from '#server/database/copy-rows.ts';
import type { SearchDocument } from '#server/modules/search/indexing/documents.ts';
import type { ProductFacts } from '#server/modules/search/indexing/source-queries.ts';
import { inTier } from '#server/modules/search/language/tokens.ts';
import type { ScaleProduct } from './scale-products.ts';

/** The tables that are filled, each with the columns of its rows. */
export const scaleTables = {
  products:
    'id, shop_id, category_id, name, cn_name, picture_hash, price, original_price, in_stock, sales, sold_week, sold_month, platform_rank, rating_sum, rating_count, keywords, created_at',
  product_texts: 'product_id, summary, cn_summary, content_html, cn_content_html, unit, cn_unit',
  product_pictures: 'product_id, position, picture_hash',
  product_options: 'product_id, position, value_position, name, cn_name, value, cn_value',
  product_specs: 'product_id, position, name, cn_name, value, cn_value',
  skus: 'product_id, "values", price, original_price, opening, on_hand',
  reviews: 'product_id, nickname, product_score, service_score, text, created_at',
  search_documents: 'product_id, tokens, mark_count, tier, price, rating_tenths, sales, created_at, score',
} as const;
export type ScaleTable = keyof typeof scaleTables;

export type Lines = Record<ScaleTable, string[]>;

export function noLines(): Lines {
  return Object.fromEntries(Object.keys(scaleTables).map((table) => [table, []])) as unknown as Lines;
}

const line = (...values: Parameters<typeof copyValue>[0][]) => `${values.map(copyValue).join('\t')}\n`;

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
    name: `${product.nameParts.en.join(' ')}, ${product.feature}`,
    cnName: product.nameParts.cn.join(' '),
    keywords,
    price: product.price,
    originalPrice: product.originalPrice,
    inStock: product.stock > 0,
    sales: product.sales,
    ratingSum: scores.reduce((sum, score) => sum + score, 0),
    ratingCount: scores.length,
    hasCoupon: false,
    createdAt: new Date(now - daysAgo * 86_400_000 - (id % 86_400) * 1000),
    categoryId,
    shopId: shop.id,
    shopName: shop.name,
    cnShopName: shop.cnName,
    isSelf: shop.isSelf,
    options: options.flatMap(({ label, values }) =>
      values.map(({ en, cn }) => ({ name: label.en, cnName: label.cn, value: en, cnValue: cn })),
    ),
    specs: product.specs,
    flashPrice: null,
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
  lines.products.push(
    line(
      ...[id, facts.shopId, facts.categoryId, facts.name, facts.cnName, pictureHash, price, originalPrice],
      ...[facts.inStock, facts.sales, soldWeek, soldMonth, rank, facts.ratingSum, facts.ratingCount],
      ...[facts.keywords, createdAt],
    ),
  );
  const [points, cnPoints] = [
    family.points.map(({ en }) => en).join('\n'),
    family.points.map(({ cn }) => cn).join('\n'),
  ];
  const unit = family.unit ?? department.unit;
  lines.product_texts.push(
    line(id, points, cnPoints, `<p>${family.about.en}</p>`, `<p>${family.about.cn}</p>`, unit.en, unit.cn),
  );
  lines.product_pictures.push(line(id, 0, pictureHash));
  product.options.forEach(({ label, values }, position) => {
    for (const [at, { en, cn }] of values.entries())
      lines.product_options.push(line(id, position, at, label.en, label.cn, en, cn));
  });
  facts.specs.forEach(({ name, cnName, value, cnValue }, position) => {
    lines.product_specs.push(line(id, position, name, cnName, value, cnValue));
  });
  for (const values of combinations(product.options.map(({ values }) => values.map(({ en }) => en))))
    lines.skus.push(line(id, values, price, originalPrice, product.stock, product.stock));
  for (const score of product.scores) {
    const writtenAt = new Date(createdAt.getTime() + 3_600_000);
    const text = reviewText(product, score, random);
    lines.reviews.push(line(id, random.pick(nicknames.en), score, Math.min(5, score + 1), text, writtenAt));
  }
  const { marks, words, ratingTenths, sales, score } = document;
  lines.search_documents.push(
    line(
      id,
      [...marks, ...words].map((token) => inTier(token, tier)),
      marks.length,
      tier,
      document.price,
      ratingTenths,
      sales,
      createdAt,
      score,
    ),
  );
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
