import { expect, test } from 'vitest';
import { emptyProduct, type ProductContent, productProblems, ProductContent as Schema } from './product-content.ts';

const variant: ProductContent['variants'][number] = {
  skuId: null,
  values: [],
  isOffered: true,
  price: 1999,
  originalPrice: null,
  openingStock: 5,
  code: '',
  barcode: '',
  weightGrams: null,
  cost: null,
};

const tea: ProductContent = {
  ...emptyProduct,
  categoryId: 1,
  name: { en: 'Green tea' },
  pictures: [{ hash: '4f1c0e7a92b35d68e4a1c0f3b7d92e56', alt: {} }],
  variants: [variant],
};

test('an empty product can be saved; everything that it lacks is named', () => {
  expect(Schema.parse(emptyProduct)).toEqual(emptyProduct);
  expect(productProblems(emptyProduct)).toEqual([
    { field: 'name', reason: 'missing' },
    { field: 'categoryId', reason: 'missing' },
    { field: 'pictures', reason: 'missing' },
    { field: 'variants', reason: 'no_variant' },
  ]);
});

test('a product with a name, a category, a picture and a price can be sold', () => {
  expect(productProblems(tea)).toEqual([]);
});

test('a name in another language alone is not enough', () => {
  expect(productProblems({ ...tea, name: { th: 'ชาเขียว', en: '  ' } })).toEqual([{ field: 'name', reason: 'missing' }]);
});

test('options need a name and values that differ', () => {
  const value = (key: string, en: string) => ({ key, text: { en }, pictureHash: null });
  const options = [
    { name: { en: 'Colour' }, values: [value('a', 'Blue'), value('b', ' blue'), value('c', '')] },
    { name: {}, values: [] },
  ];
  expect(productProblems({ ...tea, options })).toEqual([
    { field: 'options.0.values.1.text', reason: 'twice' },
    { field: 'options.0.values.2.text', reason: 'missing' },
    { field: 'options.1.name', reason: 'missing' },
    { field: 'options.1.values', reason: 'missing' },
    { field: 'variants.0.values', reason: 'missing' },
  ]);
});

test('of the variants, those that are offered need a price and a code of their own', () => {
  const values = ['a', 'b', 'c', 'd'].map((key) => ({ key, text: { en: key }, pictureHash: null }));
  const options = [{ name: { en: 'Size' }, values }];
  const variants = [
    { ...variant, values: ['a'], price: null, code: 'A1' },
    { ...variant, values: ['b'], price: 0 },
    { ...variant, values: ['c'], originalPrice: 1998, code: 'A1' },
    { ...variant, values: ['d'], isOffered: false, price: null, code: 'A1' },
  ];
  expect(productProblems({ ...tea, options, variants })).toEqual([
    { field: 'variants.0.price', reason: 'missing' },
    { field: 'variants.1.price', reason: 'missing' },
    { field: 'variants.2.originalPrice', reason: 'above_original_price' },
    { field: 'variants.2.code', reason: 'twice' },
  ]);
  expect(productProblems({ ...tea, variants: [{ ...variant, isOffered: false }] })).toEqual([
    { field: 'variants', reason: 'no_variant' },
  ]);
});

test('each variant has a value of every option, and no other has the same', () => {
  const options = [{ name: { en: 'Size' }, values: [{ key: 'a', text: { en: 'S' }, pictureHash: null }] }];
  const variants = [['a'], ['a'], ['x'], [], ['a', 'a']].map((values) => ({ ...variant, values }));
  expect(productProblems({ ...tea, options, variants })).toEqual([
    { field: 'variants.1.values', reason: 'twice' },
    { field: 'variants.2.values', reason: 'missing' },
    { field: 'variants.3.values', reason: 'missing' },
    { field: 'variants.4.values', reason: 'missing' },
  ]);
});

test('a sale ends after it begins; properties have a name and a value', () => {
  const dates = { onSaleFrom: '2026-11-20T00:00:00.000Z', onSaleUntil: '2026-11-20T00:00:00.000Z' };
  expect(productProblems({ ...tea, ...dates, specs: [{ name: { en: 'Origin' }, value: {} }] })).toEqual([
    { field: 'specs.0.value', reason: 'missing' },
    { field: 'onSaleUntil', reason: 'ends_before_start' },
  ]);
});

test('what the category requires is missing by its name', () => {
  expect(productProblems(tea, [{ name: { en: 'Origin', th: 'แหล่งผลิต' } }])).toEqual([
    { field: 'specs.Origin', reason: 'spec_required' },
  ]);
});
