import type { Product } from '#contract/catalogue/shopper-product.ts';

/** One line of a comparison: a value for each product, null where a product says nothing about it. */
export type SpecRow = { name: string; values: (string | null)[]; differs: boolean };

/** The specifications of all products, each name once, in the order in which the products name them. */
export function specRows(products: readonly Pick<Product, 'specs'>[]): SpecRow[] {
  const names = [...new Set(products.flatMap(({ specs }) => specs.map(({ name }) => name)))];
  return names.map((name) => {
    const values = products.map(({ specs }) => specs.find((spec) => spec.name === name)?.value ?? null);
    return { name, values, differs: differ(values) };
  });
}

/** Whether not all of them are the same. */
export function differ(values: readonly unknown[]): boolean {
  return new Set(values).size > 1;
}

/** Whether they are of so different kinds that some specifications only make sense for one of them. */
export function areOfDifferentKinds(products: readonly Pick<Product, 'path'>[]): boolean {
  return differ(products.map(({ path }) => (path[1] ?? path[0])?.id));
}
