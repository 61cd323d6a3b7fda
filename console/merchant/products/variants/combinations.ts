import { moved, without } from '#console/base/moved.ts';
import { type ProductContent, type ProductVariant, variantsMax } from '#contract/catalogue/product-content.ts';

// Options and the variants that they make. Every change of the options passes what was typed on to the variants that remain.

export type Grid = Pick<ProductContent, 'options' | 'variants'>;
type Options = ProductContent['options'];

export const blankVariant: ProductVariant = {
  skuId: null,
  values: [],
  isOffered: true,
  price: null,
  originalPrice: null,
  openingStock: 0,
  code: '',
  barcode: '',
  weightGrams: null,
  cost: null,
};

/** How many variants these options make: one without options. */
export function countCombinations(options: Options): number {
  return options.reduce((count, { values }) => count * Math.max(1, values.length), 1);
}

/** Whether the option may have another value, as far as variants are counted. */
export function hasRoomForValue(options: Options, at: number): boolean {
  const more = options.map((option, index) =>
    index === at ? { ...option, values: [...option.values, { key: 'one-more', text: {}, pictureHash: null }] } : option,
  );
  return countCombinations(more) <= variantsMax;
}

/** Adds an option with one value that has no text yet; each variant gets that value. */
export function addOption({ options, variants }: Grid, key: string): Grid {
  return complete({
    options: [...options, { name: {}, values: [{ key, text: {}, pictureHash: null }] }],
    variants: variants.map((variant) => ({ ...variant, values: [...variant.values, key] })),
  });
}

/** Removes an option. Of the variants that become one, that which is already sold stays, otherwise the first that is offered. */
export function removeOption({ options, variants }: Grid, at: number): Grid {
  const best = [...variants].sort((one, other) => rank(other) - rank(one));
  return complete({
    options: without(options, at),
    variants: best.map((variant) => ({ ...variant, values: without(variant.values, at) })),
  });
}

const rank = ({ skuId, isOffered }: ProductVariant) => (isOffered ? 2 : 0) + (skuId === null ? 0 : 1);

export function moveOption({ options, variants }: Grid, from: number, to: number): Grid {
  return complete({
    options: moved(options, from, to),
    variants: variants.map((variant) => ({ ...variant, values: moved(variant.values, from, to) })),
  });
}

/** Adds a value without a text. Its variants cost and weigh what their neighbours do. */
export function addValue({ options, variants }: Grid, at: number, key: string): Grid {
  return complete({
    options: withValues(options, at, (values) => [...values, { key, text: {}, pictureHash: null }]),
    variants,
  });
}

/** Removes a value with its variants; an option without values goes too. */
export function removeValue(grid: Grid, at: number, key: string): Grid {
  const option = grid.options[at];
  if (!option || option.values.every((value) => value.key === key)) return removeOption(grid, at);
  return complete({
    options: withValues(grid.options, at, (values) => values.filter((value) => value.key !== key)),
    variants: grid.variants,
  });
}

export function moveValue({ options, variants }: Grid, at: number, from: number, to: number): Grid {
  return complete({ options: withValues(options, at, (values) => moved(values, from, to)), variants });
}

/** The grid with every combination once, in the order of the options. Those that were not there before are not offered. */
export function wholeGrid(grid: Grid): Grid {
  return complete(grid, { isOffered: grid.variants.length === 0 });
}

function complete({ options, variants }: Grid, made: Partial<ProductVariant> = {}): Grid {
  const known = new Map<string, ProductVariant>();
  for (const variant of variants) {
    const name = variant.values.join(' ');
    if (!known.has(name)) known.set(name, variant);
  }
  // A product may have more options than can all be combined; then only the combinations that it has are edited.
  const wanted = countCombinations(options) <= variantsMax ? combinations(options) : knownOnly(options, known);
  return {
    options,
    variants: wanted.map((values) => known.get(values.join(' ')) ?? { ...likeNeighbour(values, variants), ...made }),
  };
}

function combinations(options: Options): string[][] {
  return options.reduce<string[][]>(
    (before, { values }) => before.flatMap((keys) => values.map(({ key }) => [...keys, key])),
    [[]],
  );
}

function knownOnly(options: Options, known: ReadonlyMap<string, ProductVariant>): string[][] {
  const keys = options.map(({ values }) => new Set(values.map(({ key }) => key)));
  return [...known.values()]
    .map(({ values }) => values)
    .filter((values) => values.length === keys.length && values.every((key, at) => keys[at]?.has(key)));
}

/** A new variant with price, cost and weight of the one that differs from it in the fewest values. */
function likeNeighbour(values: string[], variants: readonly ProductVariant[]): ProductVariant {
  let nearest: ProductVariant | null = null;
  let most = 0;
  for (const variant of variants) {
    if (variant.values.length !== values.length) continue;
    const shared = values.filter((key, at) => variant.values[at] === key).length;
    if (shared > most || (!nearest && values.length === 1)) [nearest, most] = [variant, shared];
  }
  if (!nearest) return { ...blankVariant, values };
  const { price, originalPrice, cost, weightGrams } = nearest;
  return { ...blankVariant, values, price, originalPrice, cost, weightGrams };
}

function withValues(
  options: Options,
  at: number,
  change: (values: Options[number]['values']) => typeof values,
): Options {
  return options.map((option, index) => (index === at ? { ...option, values: change(option.values) } : option));
}
