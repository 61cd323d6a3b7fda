import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as plain } from 'vitest';
import { changedParts } from '#contract/catalogue/changed-parts.ts';
import { emptyProduct, type ProductContent, type Texts } from '#contract/catalogue/product-content.ts';
import { sheetFields } from '#contract/catalogue/sheet-fields.ts';
import { locales } from '#contract/core/languages.ts';
import { amountText, guarded, readAmount, readPairs, readTime, unguarded } from './cell-notation.ts';
import { rowsOf } from './content-rows.ts';
import { readProduct } from './read-product.ts';
import type { SheetBrands } from './sheet-brand-queries.ts';
import type { SheetNames } from './sheet-name-queries.ts';
import type { GivenRow } from './sheet-reading.ts';

const names: SheetNames & SheetBrands = {
  brandNameOf: new Map([
    [8, 'Blue  Kiln'],
    [9, 'Old Kiln'],
  ]),
  brands: new Map([
    ['bluekiln', [{ id: 8, isShown: true }]],
    ['oldkiln', [{ id: 9, isShown: false }]],
  ]),
  pathOf: new Map([
    [1, 'Home > Kitchen > Cups'],
    [2, 'Office > Cups'],
  ]),
  categories: new Map([
    ['home>kitchen>cups', [1]],
    ['office>cups', [2]],
    ['cups', [1, 2]],
  ]),
  specsOf: () => [],
  leaves: new Set([1, 2]),
  freightNameOf: new Map([[5, 'Heavy > 20 kg']]),
  freight: new Map([['heavy>20 kg', 5]]),
  guaranteeNameOf: new Map([
    ['returns', '7-day returns'],
    ['warranty', 'One-year warranty'],
  ]),
  guarantees: new Map([
    ['7-day returns', 'returns'],
    ['one-year warranty', 'warranty'],
  ]),
};
const hashes = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
const context = { names, fields: new Set(sheetFields), isOwnPicture: () => true, isPublished: true };

/** Signs that spreadsheets, the notation and languages make trouble of. */
const sign = fc.constantFrom(
  ...[
    "'",
    '=',
    '+',
    '-',
    '@',
    ':',
    '：',
    '\\',
    ';',
    ',',
    '"',
    '\n',
    '\t',
    '<b>',
    '_x0041_',
    'a',
    'B',
    '7',
    ' ',
    '杯',
    'ສ',
    '😀',
  ],
);
const text = (max: number) =>
  fc.array(sign, { minLength: 1, maxLength: 8 }).map((signs) => signs.join('').slice(0, max).toWellFormed().trim());
const filled = (max: number) => text(max).filter(Boolean);
const oneLine = (max: number) =>
  filled(max)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

/** English always, some of the other languages. */
const texts = (each: fc.Arbitrary<string>): fc.Arbitrary<Texts> =>
  fc
    .tuple(each, fc.subarray(locales.slice(1)), fc.array(each, { minLength: 5, maxLength: 5 }))
    .map(([en, others, more]) => ({
      en,
      ...Object.fromEntries(others.map((locale, at) => [locale, more[at] ?? 'x'])),
    }));

const price = fc.integer({ min: 1, max: 9_999_999 });

const product: fc.Arbitrary<ProductContent> = fc
  .record({
    name: texts(filled(60)),
    summary: texts(filled(60)),
    contentHtml: texts(filled(60)),
    keywords: text(40),
    specs: fc.array(fc.record({ name: texts(oneLine(30)), value: texts(oneLine(30)) }), { maxLength: 3 }),
    optionNames: fc.array(texts(oneLine(20)), { maxLength: 3 }),
    values: fc.array(fc.uniqueArray(oneLine(20), { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 3 }),
    valuePictures: fc.array(fc.option(fc.constantFrom(...hashes)), { minLength: 9, maxLength: 9 }),
    prices: fc.array(price, { minLength: 27, maxLength: 27 }),
    offered: fc.array(fc.boolean(), { minLength: 27, maxLength: 27 }),
    codes: fc.uniqueArray(oneLine(20), { minLength: 27, maxLength: 27 }),
    cost: fc.option(price),
    weight: fc.option(fc.integer({ min: 1, max: 90_000 })),
    categoryId: fc.constantFrom(1, 2),
    brandId: fc.constantFrom(null, 8),
    freightTemplateId: fc.option(fc.constant(5)),
    limitPerBuyer: fc.option(fc.integer({ min: 1, max: 99 })),
    isVirtual: fc.boolean(),
    guarantees: fc.subarray(['returns', 'warranty']),
  })
  .map((given) => {
    const options = given.optionNames.map((name, at) => ({
      name,
      values: (given.values[at] ?? []).map((en, place) => ({
        key: `${at}-${place}`,
        text: { en, th: `${en} ก` },
        pictureHash: given.valuePictures[3 * at + place] ?? null,
      })),
    }));
    const combinations = options.reduce<string[][]>(
      (sofar, { values }) => sofar.flatMap((keys) => values.map(({ key }) => [...keys, key])),
      [[]],
    );
    const variants = combinations.map((values, at) => ({
      ...{ skuId: 100 + at, values, isOffered: at === 0 || (given.offered[at] ?? true), openingStock: 0 },
      price: given.prices[at] ?? 1,
      originalPrice: (given.prices[at] ?? 1) + 1,
      ...{ code: given.codes[at] ?? '', barcode: '', weightGrams: given.weight, cost: given.cost },
    }));
    const { name, summary, contentHtml, keywords, specs, categoryId, freightTemplateId, limitPerBuyer, isVirtual } =
      given;
    const { brandId, guarantees } = given;
    return {
      ...emptyProduct,
      ...{
        name,
        summary,
        contentHtml,
        keywords,
        specs,
        categoryId,
        brandId,
        freightTemplateId,
        limitPerBuyer,
        isVirtual,
        guarantees,
      },
      pictures: hashes.slice(0, 2).map((hash) => ({ hash, alt: { en: 'Seen from above' } })),
      options,
      variants,
      onSaleFrom: '2026-11-16T08:30:00.000Z',
    };
  });

function given(content: ProductContent): [GivenRow, ...GivenRow[]] {
  const rows = rowsOf({ product: '7', state: 'on_sale', content, stockOf: new Map([[100, 3]]) }, names);
  return rows.map((cells, at) => ({ row: at + 2, cells })) as [GivenRow, ...GivenRow[]];
}

/** Only values of the first option have pictures. */
const picturedByFirst = (content: ProductContent): ProductContent => ({
  ...content,
  options: content.options.map((option, at) =>
    at === 0 ? option : { ...option, values: option.values.map((value) => ({ ...value, pictureHash: null })) },
  ),
});

describe('an export that is imported again', () => {
  test.prop([product], { numRuns: 150 })('changes nothing', (content) => {
    const read = readProduct(given(content), content, context);
    expect(read.problems).toEqual([]);
    expect(changedParts(content, read.content)).toEqual([]);
  });

  test.prop([product], { numRuns: 100 })('changes nothing whatever the order of its rows', (content) => {
    const [first, ...others] = given(content);
    const read = readProduct([...others.reverse(), first] as unknown as [GivenRow, ...GivenRow[]], content, context);
    expect(read.problems).toEqual([]);
    expect(changedParts(content, read.content)).toEqual([]);
  });

  test.prop([product], { numRuns: 100 })('is the same product in another shop', (any) => {
    const content = picturedByFirst(any);
    const rows = given(content).map(({ row, cells: { product: _, variant: __, ...cells } }) => ({ row, cells }));
    const read = readProduct(rows as [GivenRow, ...GivenRow[]], emptyProduct, context);
    expect(read.problems).toEqual([]);
    expect({ ...read.content, variants: [], options: [], pictures: [] }).toEqual({
      ...content,
      ...{ variants: [], options: [], pictures: [], keywords: content.keywords },
    });
    expect(read.content.pictures.map(({ hash }) => hash)).toEqual(hashes.slice(0, 2));
    expect(read.content.variants.map(({ price: one }) => one)).toEqual(content.variants.map(({ price: one }) => one));
    expect(read.content.options).toEqual(content.options);
  });

  plain('keeps a guarantee that the mall no longer has, and refuses one that it never had', () => {
    const content = { ...emptyProduct, name: { en: 'Cup' }, categoryId: 1, guarantees: ['gone', 'warranty'] };
    const rows = given(content);
    const problemsOf = (before: ProductContent) =>
      readProduct(rows, before, { ...context, isPublished: false }).problems.map(({ reason }) => reason);
    expect(problemsOf(content)).toEqual([]);
    expect(readProduct(rows, content, context).content.guarantees).toEqual(['gone', 'warranty']);
    expect(problemsOf(emptyProduct)).toEqual(['unknown_guarantee']);
  });

  plain('keeps a hidden brand where it is, and refuses it elsewhere as one that the mall does not have', () => {
    const content = { ...emptyProduct, name: { en: 'Cup' }, categoryId: 1, brandId: 9 };
    const read = (rows: [GivenRow, ...GivenRow[]], before: ProductContent) => {
      const { content: after, problems } = readProduct(rows, before, { ...context, isPublished: false });
      return [after.brandId, ...problems.map(({ field, reason }) => `${field} ${reason}`)];
    };
    const called = (brand: string): [GivenRow] => [{ row: 2, cells: { 'name.en': 'Cup', brand } }];
    expect(read(given(content), content)).toEqual([9]);
    expect(read(given(content), emptyProduct)).toEqual([null, 'brand unknown_brand']);
    expect(read(called('blue KILN'), content)).toEqual([8]);
    expect(read(called('Kiln'), content)).toEqual([9, 'brand unknown_brand']);
    expect(read(called(' '), content)).toEqual([null]);
  });

  test.prop([fc.string()])('any text survives the apostrophe that guards it', (one) => {
    expect(unguarded(guarded(one))).toBe(one);
    expect(/^[=+\-@\t\r]/.test(guarded(one))).toBe(false);
  });

  test.prop([fc.integer({ min: 0, max: 100_000_000 })])('any amount is read as it is written', (amount) => {
    expect(readAmount(amountText(amount))).toBe(amount);
  });
});

plain('amounts are read as people write them', () => {
  const written = ['30', '30.5', '30,50', '$1,234.50', '1.234,50', '1,234', '1 234', '-5', 'ten', '1.2.3', '30.123'];
  expect(written.map(readAmount)).toEqual([
    3000,
    3050,
    3050,
    123450,
    123450,
    123400,
    123400,
    null,
    null,
    null,
    3012300,
  ]);
});

plain('times without a zone are in UTC', () => {
  expect(
    ['2026-11-16', '2026-11-16 08:30', '2026-11-16T08:30:00+07:00', '16.11.2026', '2026-13-01'].map(readTime),
  ).toEqual([...['2026-11-16T00:00:00.000Z', '2026-11-16T08:30:00.000Z', '2026-11-16T01:30:00.000Z', null, null]]);
});

plain('a line that is no pair is not read', () => {
  expect(readPairs('Colour: Blue\nSize')).toBeNull();
  expect(readPairs('Colour:Blue\nWith \\: colon: a: b')).toEqual([
    { name: 'Colour', value: 'Blue' },
    { name: 'With : colon', value: 'a: b' },
  ]);
});
