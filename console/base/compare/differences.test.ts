import { expect, test } from 'vitest';
import { emptyProduct, type ProductContent, type ProductVariant } from '#contract/catalogue/product-content.ts';
import { differencesOf } from './differences.ts';
import { passagesOf } from './passages.ts';
import { plainText } from './plain-text.ts';

const variant: ProductVariant = {
  ...{ skuId: null, values: [], isOffered: true, price: 900, originalPrice: null, openingStock: 5 },
  ...{ code: '', barcode: '', weightGrams: null, cost: null },
};

const option = (keys: readonly string[], texts: readonly string[]) => ({
  name: { en: 'Size' },
  values: keys.map((key, at) => ({ key, text: { en: texts[at] ?? '' }, pictureHash: null })),
});

/** A mug of two sizes, whose keys are as given. */
const mug = (small: string, large: string): ProductContent => ({
  ...emptyProduct,
  name: { en: 'Mug', th: 'แก้ว' },
  options: [option([small, large], ['S', 'L'])],
  variants: [
    { ...variant, values: [small] },
    { ...variant, values: [large], price: 1200 },
  ],
});

test('the same product with other keys, numbers and opening stock does not differ', () => {
  const published = mug('0-0', '0-1');
  const variants = published.variants.map((each, at) => ({ ...each, skuId: at + 1, openingStock: 0 }));
  expect(differencesOf(mug('a', 'b'), { ...published, variants })).toEqual([]);
});

test('texts differ by language', () => {
  const one = mug('a', 'b');
  expect(differencesOf(one, { ...one, name: { en: 'Cup', fr: 'Tasse', th: 'แก้ว' } })).toEqual([
    { part: 'name', locale: 'en', one: 'Mug', other: 'Cup' },
    { part: 'name', locale: 'fr', one: '', other: 'Tasse' },
  ]);
  const rich = (html: string) => ({ ...one, contentHtml: { en: html } });
  expect(differencesOf(rich('<p>Old</p>'), rich('<p><b>Old</b></p>'))).toEqual([
    { part: 'contentHtml', locale: 'en', one: 'Old', other: 'Old', isOnlyFormat: true },
  ]);
});

test('variants differ by cell, and by whether they are offered', () => {
  const one = mug('a', 'b');
  const [small, large] = one.variants as [ProductVariant, ProductVariant];
  const changed = {
    ...one,
    variants: [
      { ...small, price: 950, code: 'M-S' },
      { ...large, isOffered: false },
    ],
  };
  expect(differencesOf(one, changed)).toEqual([
    { part: 'variants', of: 'S', column: 'price', one: 900, other: 950 },
    { part: 'variants', of: 'S', column: 'code', one: '', other: 'M-S' },
    { part: 'variants', of: 'L', column: 'isOffered', one: true, other: false },
    { part: 'variants', of: 'L', column: 'price', one: 1200, other: null },
  ]);
});

test('options, pictures and specifications say what of them differs', () => {
  const [front, back] = ['f'.repeat(32), 'b'.repeat(32)];
  const spec = (name: string, value: string) => ({ name: { en: name }, value: { en: value } });
  const one = { ...mug('a', 'b'), pictures: [{ hash: front, alt: { en: 'Front' } }], specs: [spec('Glaze', 'Matt')] };
  const other = {
    ...one,
    options: [option(['a', 'b'], ['S', 'XL'])],
    variants: [{ ...variant, values: ['a'] }],
    pictures: [
      { hash: back, alt: {} },
      { hash: front, alt: { en: 'A mug' } },
    ],
    specs: [spec('Glaze', 'Glossy'), spec('Made in', 'Laos')],
  };
  expect(differencesOf(one, other)).toEqual([
    { part: 'pictures', one: [front], other: [back, front] },
    { part: 'pictures', of: 2, locale: 'en', one: 'Front', other: 'A mug' },
    { part: 'options', of: 1, locale: 'en', one: 'Size: S, L', other: 'Size: S, XL' },
    { part: 'variants', of: 'L', column: 'isOffered', one: true, other: false },
    { part: 'variants', of: 'L', column: 'price', one: 1200, other: null },
    { part: 'specs', of: 'Glaze', locale: 'en', one: 'Matt', other: 'Glossy' },
    { part: 'specs', of: 'Made in', locale: 'en', one: '', other: 'Laos' },
  ]);
  const inOrder = { ...one, specs: [spec('Glaze', 'Matt'), spec('Base', 'Cork')] };
  expect(differencesOf(inOrder, { ...inOrder, specs: inOrder.specs.toReversed() })).toEqual([
    { part: 'specs', one: 'Glaze, Base', other: 'Base, Glaze' },
  ]);
});

test('rich text is read as lines, with its pictures', () => {
  expect(
    plainText('<h2>Care &amp; use</h2><p>Wash<br>warm</p><img src="/media/1" alt="A mug"><ul><li>Dry</li></ul>'),
  ).toBe('Care & use\nWash\nwarm\n[A mug]\nDry');
});

test('of long texts only the passage that differs is shown, in languages without spaces too', () => {
  const words = 'one two three four five six seven eight nine ten';
  expect(passagesOf(`${words} red ${words}`, `${words} blue ${words}`, 'en')).toEqual([
    { before: '…five six seven eight nine ten ', changed: 'red', after: ' one two three four five six…' },
    { before: '…five six seven eight nine ten ', changed: 'blue', after: ' one two three four five six…' },
  ]);
  expect(passagesOf('แก้วสีแดง', 'แก้วสีเขียว', 'th')).toEqual([
    { before: 'แก้วสี', changed: 'แดง', after: '' },
    { before: 'แก้วสี', changed: 'เขียว', after: '' },
  ]);
});
