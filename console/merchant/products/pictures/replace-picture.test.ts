import { expect, test } from 'vitest';
import { emptyProduct } from '#contract/catalogue/product-content.ts';
import { replacePicture } from './replace-picture.ts';

const [front, back, cropped] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
const value = (pictureHash: string | null) => ({ key: `${pictureHash}`.slice(0, 1), text: { en: 'Red' }, pictureHash });
const content = {
  ...emptyProduct,
  pictures: [
    { hash: front, alt: { en: 'Front' } },
    { hash: back, alt: {} },
  ],
  options: [{ name: { en: 'Color' }, values: [value(front), value(back), value(null)] }],
};

test('a cropped picture takes the place of the other, and gives it back', () => {
  const after = replacePicture(content, front, cropped);
  expect(after.pictures).toEqual([
    { hash: cropped, alt: { en: 'Front' } },
    { hash: back, alt: {} },
  ]);
  expect(after.options[0]?.values.map(({ pictureHash }) => pictureHash)).toEqual([cropped, back, null]);
  expect(replacePicture(after, cropped, front)).toEqual(content);
});

test('nothing is replaced when the picture is gone, or would be there twice', () => {
  expect(replacePicture(content, cropped, front)).toBe(content);
  expect(replacePicture(content, front, back)).toBe(content);
});
