import { localized } from '#contract/core/languages.ts';
import { leafKey } from '#demo/data/categories.ts';
import { departments } from '#demo/data/departments/index.ts';
import type { Choice, Department, Family, Leaf, Model } from '#demo/data/families.ts';
import { keywordsOf } from '#demo/data/keywords.ts';
import { shopPrice } from '#demo/data/prices.ts';
import { type Random, randomFor } from '#demo/random.ts';
import type { SpecValue } from '#server/modules/search/indexing/source-queries.ts';
import type { ScaleShop } from './scale-shops.ts';

/** A kind of product with where it belongs. */
export type Kind = { department: Department; leaf: Leaf; family: Family; categoryKey: string };

export const kinds: readonly Kind[] = departments.flatMap((department) =>
  department.groups.flatMap((group) =>
    group.leaves.flatMap((leaf) =>
      leaf.families.map((family) => ({ department, leaf, family, categoryKey: leafKey(department, leaf) })),
    ),
  ),
);

export type ScaleProduct = {
  kind: Kind;
  model: Model;
  shop: ScaleShop;
  nameParts: { en: string[]; 'zh-CN': string[] };
  feature: string; // in English it follows a comma, in Chinese it is the last part of the name
  options: Choice[];
  specs: SpecValue[];
  price: number;
  originalPrice: number;
  stock: number;
  sales: number;
  scores: number[]; // one per review
  daysAgo: number;
};

/** The product with this number: the same on every machine, and independent of all other numbers. */
export function scaleProduct(number: number, shops: readonly ScaleShop[]): ScaleProduct {
  const random = randomFor(`scale ${number}`);
  const kind = pickEarly(kinds, random);
  const model = random.pick(kind.family.models);
  const shop = pickEarly(shops, random);
  // One in ten has a model number that hardly any other has: those are the rare words that people search for.
  const code = random.chance(0.1) ? `${random.pick([...'ABCDEFGHKLMNPRSTVX'])}${random.between(1000, 9999)}` : '';
  const { noun } = kind.family;
  const price = shopPrice(Math.max(99, model.priceCents * Math.exp(normal(random) * 0.6)));
  const sales = Math.min(250_000, Math.floor(3 * (Math.max(random.next(), 1e-9) ** -0.8 - 1)));
  const reviewCount = random.chance(Math.min(0.9, 0.05 + sales / 400)) ? random.between(1, 3) : 0;
  return {
    kind,
    model,
    shop,
    nameParts: {
      en: [shop.brand.en, model.name.en, code, noun.en].filter(Boolean),
      'zh-CN': [
        shop.brand['zh-CN'],
        localized(model.name, 'zh-CN'),
        code,
        localized(noun, 'zh-CN'),
        localized(model.feature, 'zh-CN'),
      ].filter(Boolean),
    },
    feature: model.feature.en,
    options: kind.family.choices.slice(0, 2).map((choice) => someOf(choice, random)),
    specs: kind.family.specs.map(({ label, value }) => ({ name: label, value })),
    price,
    originalPrice: random.chance(0.4) ? Math.max(price, shopPrice(price * (1.1 + random.next() * 0.5))) : price,
    stock: random.chance(0.05) ? 0 : random.between(1, 400),
    sales,
    scores: Array.from({ length: reviewCount }, () => pickScore(random)),
    daysAgo: Math.floor(900 * random.next() ** 1.3),
  };
}

/** What comes early in a list is chosen more often: a few kinds and shops have much, many have little. */
function pickEarly<Item>(list: readonly Item[], random: Random): Item {
  const item = list[Math.floor(list.length * random.next() ** 1.8)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Box–Muller transform: two uniform random numbers become one that is normally distributed. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

function someOf(choice: Choice, random: Random): Choice {
  const count = Math.min(choice.values.length, random.between(1, 2));
  const from = random.between(0, choice.values.length - count);
  return { ...choice, values: choice.values.slice(from, from + count) };
}

function pickScore(random: Random): number {
  const luck = random.next();
  return luck < 0.62 ? 5 : luck < 0.84 ? 4 : luck < 0.93 ? 3 : luck < 0.97 ? 2 : 1;
}

const keywords = new Map<Family, string>();

/** The search keywords of a product, built as for the demo's own products. */
export function keywordsFor({ kind: { family } }: ScaleProduct): string {
  const text = keywords.get(family) ?? keywordsOf(family);
  keywords.set(family, text);
  return text;
}
