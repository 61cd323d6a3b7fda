import { expect, test } from 'vitest';
import { emptyProduct } from '#contract/catalogue/product-content.ts';
import { countUntranslated } from './untranslated.ts';

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
