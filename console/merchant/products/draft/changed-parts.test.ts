import { expect, test } from 'vitest';
import { emptyProduct } from '#contract/catalogue/product-content.ts';
import { changedParts, countUntranslated } from './changed-parts.ts';

test('parts differ by what is written in them', () => {
  const one = { ...emptyProduct, name: { en: 'Cup', th: 'ถ้วย' }, weightGrams: 300 };
  expect(changedParts(one, { ...one, name: { th: 'ถ้วย', en: 'Cup', fr: '' } })).toEqual([]);
  expect(changedParts(one, { ...one, name: { en: 'Cup' }, onSaleFrom: '2027-01-01T00:00:00Z' })).toEqual([
    'name',
    'onSaleFrom',
  ]);
  expect(changedParts(one, { ...one, specs: [{ name: { en: 'Size' }, value: {} }] })).toEqual(['specs']);
});

test('a language lacks what English has and it has not', () => {
  const content = {
    ...emptyProduct,
    name: { en: 'Cup', th: 'ถ้วย' },
    summary: { en: 'Small', th: ' ' },
    unit: { fr: 'pièce' },
    options: [{ name: { en: 'Size' }, values: [{ key: 's', text: { en: 'S', th: 'S' }, pictureHash: null }] }],
  };
  expect(countUntranslated(content, 'th')).toBe(2);
  expect(countUntranslated(content, 'fr')).toBe(4);
  expect(countUntranslated(content, 'en')).toBe(0);
});
