import type { ProductContent } from '#contract/catalogue/product-content.ts';

/** A product with one picture in the place of another: its text, its order and the values that show it stay. */
export function replacePicture(content: ProductContent, from: string, to: string): ProductContent {
  const has = (hash: string) => content.pictures.some((picture) => picture.hash === hash);
  if (from === to || !has(from) || has(to)) return content;
  return {
    ...content,
    pictures: content.pictures.map((picture) => (picture.hash === from ? { ...picture, hash: to } : picture)),
    options: content.options.map((option) => ({
      ...option,
      values: option.values.map((value) => (value.pictureHash === from ? { ...value, pictureHash: to } : value)),
    })),
  };
}
