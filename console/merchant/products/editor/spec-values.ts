import { type CategorySpec, specKey } from '#contract/catalogue/category-specs.ts';
import type { ProductContent, Texts } from '#contract/catalogue/product-content.ts';

type Spec = ProductContent['specs'][number];
type Asked = Pick<CategorySpec, 'name'>;

/** Where a product has a specification that is asked for; -1 where it has not. */
export const placeOfSpec = (specs: readonly Spec[], asked: Asked): number =>
  specs.findIndex(({ name }) => specKey(name) === specKey(asked.name));

/** The specifications with a new value for one of them: the first text adds it, and taking away the last one removes it. */
export function withValue(specs: readonly Spec[], asked: Asked, value: Texts): Spec[] {
  const place = placeOfSpec(specs, asked);
  const isEmpty = Object.values(value).every((text) => !text);
  if (place === -1) return isEmpty ? [...specs] : [...specs, { name: asked.name, value }];
  return specs.flatMap((spec, at) => (at !== place ? [spec] : isEmpty ? [] : [{ ...spec, value }]));
}

/** The specifications that nobody asks for, or that say again what is asked for, each with its place. */
export function furtherSpecs(specs: readonly Spec[], asked: readonly Asked[]): { spec: Spec; at: number }[] {
  const places = new Set(asked.map((each) => placeOfSpec(specs, each)));
  return specs.flatMap((spec, at) => (places.has(at) ? [] : [{ spec, at }]));
}
