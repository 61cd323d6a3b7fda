import { expect, test } from 'vitest';
import { changedParts } from './changed-parts.ts';
import { emptyProduct, type ProductVariant } from './product-content.ts';

const variant: ProductVariant = {
  ...{ skuId: null, values: ['s'], isOffered: true, price: 900, originalPrice: null, openingStock: 0 },
  ...{ code: '', barcode: '', weightGrams: null, cost: null },
};

test('parts differ by what is written in them', () => {
  const one = { ...emptyProduct, name: { en: 'Cup', th: 'ถ้วย' }, weightGrams: 300 };
  expect(changedParts(one, { ...one, name: { th: 'ถ้วย', en: 'Cup', fr: '' } })).toEqual([]);
  expect(changedParts(one, { ...one, name: { en: 'Cup' }, onSaleFrom: '2027-01-01T00:00:00Z' })).toEqual([
    'name',
    'onSaleFrom',
  ]);
  expect(changedParts(one, { ...one, specs: [{ name: { en: 'Size' }, value: {} }] })).toEqual(['specs']);
});

test('variants differ by what is offered, not by their order nor by combinations that nobody offers', () => {
  const large = { ...variant, values: ['l'] };
  const one = { ...emptyProduct, variants: [variant, large] };
  const unused = { ...variant, values: ['m'], isOffered: false };
  expect(changedParts(one, { ...one, variants: [large, unused, variant] })).toEqual([]);
  expect(changedParts(one, { ...one, variants: [variant, { ...large, price: 901 }] })).toEqual(['variants']);
  expect(changedParts(one, { ...one, variants: [variant, { ...large, skuId: 7, isOffered: false }] })).toEqual([
    'variants',
  ]);
});
