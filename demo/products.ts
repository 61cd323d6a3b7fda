import type { Art } from '#demo/art/art.ts';
import { colourArt, mainArt, sceneArt } from '#demo/art/product-art.ts';
import { brandKeyOf } from '#demo/data/brands.ts';
import { leafKey, slug } from '#demo/data/categories.ts';
import { departments } from '#demo/data/departments/index.ts';
import { describe, productName, productSummary, specsOf } from '#demo/data/descriptions.ts';
import { detailsOf } from '#demo/data/details.ts';
import type { Choice, Department, Family, Leaf, Model } from '#demo/data/families.ts';
import { keywordsOf } from '#demo/data/keywords.ts';
import { shopPrice } from '#demo/data/prices.ts';
import { shopRows } from '#demo/data/shops-table.ts';
import { soldByDay } from './daily-sales.ts';
import type { DemoOption, DemoProduct, DemoSku } from './mall-types.ts';
import { type Random, randomFor } from './random.ts';

const brands = new Map(shopRows.map((row) => [row.key, row.brand]));

export function demoProducts(): DemoProduct[] {
  const made = departments.flatMap((department) =>
    department.groups.flatMap((group) =>
      group.leaves.flatMap((leaf) =>
        leaf.families.flatMap((family) =>
          family.models.map((model, at) => productFor(department, leaf, family, model, at)),
        ),
      ),
    ),
  );
  const bySales = [...made].sort((a, b) => b.sales - a.sales || (a.key < b.key ? -1 : 1));
  return made.map((product) => ({ ...product, rank: bySales.indexOf(product) + 1 }));
}

function productFor(department: Department, leaf: Leaf, family: Family, model: Model, at: number): DemoProduct {
  const key = `${model.shopKey}-${slug(`${model.name.en} ${family.noun.en}`)}`;
  const random = randomFor(`goods ${key}`);
  const brand = brands.get(model.shopKey);
  if (!brand) throw new Error(`${key}: no shop ${model.shopKey}`);
  const choices = family.choices.map((choice) => turned(choice, at));
  const { art, artOfColour } = picturesOf(department, family, at);
  const createdDaysAgo = random.chance(0.15) ? random.between(1, 20) : random.between(25, 900);
  const skus = skusOf(choices, model.priceCents, artOfColour, random);
  // Few products sell much: the exponent spreads sales over four orders of magnitude, and cheap things sell more often.
  const sales = Math.round(
    10 ** (random.next() * 2.6 + random.next() * 1.2) * Math.min(4, 12_000 / (model.priceCents + 2_000)),
  );
  return {
    key,
    shopKey: model.shopKey,
    categoryKey: leafKey(department, leaf),
    brandKey: brandKeyOf(family, model),
    name: productName(family, model, brand),
    summary: productSummary(family),
    contentHtml: describe(family, model),
    details: detailsOf(department, family, model),
    specs: specsOf(family, model),
    unit: family.unit ?? department.unit,
    options: choices.map(toOption),
    skus,
    art,
    sales,
    soldByDay: soldByDay(key, sales, createdDaysAgo),
    keywords: keywordsOf(family),
    rank: 0,
    createdDaysAgo,
    isNew: createdDaysAgo <= 20,
    isVirtual: family.isVirtual,
    guarantees: guaranteesOf(department, family),
  };
}

const withWarranty = ['phones', 'computers', 'appliances', 'cars-tools'];

/** What does not keep, or is only read, cannot be sent back. */
function guaranteesOf({ key }: Department, { isVirtual }: Family): string[] {
  if (isVirtual) return [];
  if (key === 'fresh') return ['fresh'];
  return withWarranty.includes(key) ? ['returns', 'warranty'] : ['returns'];
}

// Each model starts with another colour, so that a list of one family is not all of one colour.
function turned(choice: Choice, at: number): Choice {
  if (!choice.values[0]?.colour) return choice;
  const from = at % choice.values.length;
  return { ...choice, values: [...choice.values.slice(from), ...choice.values.slice(0, from)] };
}

// A sibling model's first picture shows the same thing from another side, and in the colour that the sibling starts with:
// showing it again as a further view keeps the number of pictures to be drawn at half.
function picturesOf(
  department: Department,
  family: Family,
  at: number,
): { art: Art[]; artOfColour: Map<string, number> } {
  const colours = family.choices.find(({ values }) => values[0]?.colour)?.values ?? [];
  const modelCount = family.models.length;
  const main = (model: number) =>
    mainArt(department, family, model, colours[model % colours.length]?.colour?.paint ?? family.covers[model]);
  const art = [main(at)];
  const artOfColour = new Map<string, number>();
  colours.forEach(({ text, colour }, place) => {
    if (place !== at % colours.length && colour)
      art.push(place < modelCount ? main(place) : colourArt(family, colour.paint));
    artOfColour.set(text.en, place === at % colours.length ? 0 : art.length - 1);
  });
  if (art.length === 1 && modelCount > 1) art.push(main((at + 1) % modelCount));
  if (art.length < 3) art.push(sceneArt(department, family));
  return { art, artOfColour };
}

function toOption({ label, values }: Choice): DemoOption {
  return {
    name: label,
    values: values.map(({ text, colour }) => ({ value: text, ...(colour && { hue: colour.paint.hue }) })),
  };
}

function skusOf(choices: Choice[], baseCents: number, artOfColour: Map<string, number>, random: Random): DemoSku[] {
  const combinations = choices.reduce<{ values: string[]; factor: number }[]>(
    (rows, { values }) =>
      rows.flatMap((row) =>
        values.map((value) => ({ values: [...row.values, value.text.en], factor: row.factor * value.priceFactor })),
      ),
    [{ values: [], factor: 1 }],
  );
  const markup = random.chance(0.12) ? 1 : 1.1 + random.next() * 0.5;
  return combinations.map(({ values, factor }) => {
    const priceCents = shopPrice(baseCents * factor);
    const artIndex = values.map((value) => artOfColour.get(value)).find((index) => index !== undefined);
    return {
      values,
      priceCents,
      originalCents: markup === 1 ? priceCents : Math.max(priceCents, shopPrice(priceCents * markup)),
      stock: combinations.length > 1 && random.chance(0.06) ? 0 : random.between(8, 400),
      ...(artIndex !== undefined && { artIndex }),
    };
  });
}
