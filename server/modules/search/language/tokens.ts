/**
 * A search compares numbers only. Each token has a kind and an id and, in the highest bits, the tier of the product that has it:
 * so the products of one tier with a word are adjacent in the index.
 *
 * | bits 29-30 | bits 25-28 | bits 0-24 |
 * |---|---|---|
 * | tier | kind | id |
 */
const kinds = {
  nameWord: 0, // a word of the product's name
  otherWord: 1, // a word of the brand, the shop's name, the specs or the name after a comma
  category: 2, // any level
  shop: 3,
  spec: 4,
  stars: 5,
  flag: 6,
  priceBand: 7,
  calledWord: 8, // a word of the name that is also a keyword: what the thing is
  ownWord: 9, // a keyword or a value of an option
  brand: 10,
} as const;
export type TokenKind = keyof typeof kinds;

/** The kinds of words, best first. A product has each word in one kind only. */
export const wordKinds = ['calledWord', 'nameWord', 'ownWord', 'otherWord'] as const satisfies TokenKind[];
export type WordKind = (typeof wordKinds)[number];

const kindShift = 25;
const tierShift = 29;
const idMax = 2 ** kindShift - 1;

/** From the best tier to the last. */
export const tiers = [0, 1, 2, 3] as const;

/** The sizes of the best tiers; the last one takes all the rest. */
export const tierSizes = [1_200, 9_600, 76_800] as const;

export const flags = { self: 1, stock: 2, offer: 3 } as const;

export function tokenOf(kind: TokenKind, id: number): number {
  if (!Number.isInteger(id) || id < 0 || id > idMax) throw new RangeError(`${kind} ${id} cannot be indexed`);
  return kinds[kind] * 2 ** kindShift + id;
}

/** The token of a filter. Ids beyond the maximum match nothing, like 0. */
export function filterTokenOf(kind: TokenKind, id: number): number {
  return tokenOf(kind, id > idMax ? 0 : id);
}

export function inTier(token: number, tier: number): number {
  return tier * 2 ** tierShift + token;
}

/** The tokens in every tier. */
export function inEveryTier(tokens: readonly number[]): number[] {
  return tiers.flatMap((tier) => tokens.map((token) => inTier(token, tier)));
}

/** The first and the last token of a kind, for counting. */
export function rangeOf(kind: TokenKind): [first: number, last: number] {
  return [tokenOf(kind, 0), tokenOf(kind, idMax)];
}

export const tokenWithoutTier = 2 ** tierShift - 1; // a mask

export function idOf(token: number): number {
  return token & idMax;
}

/** Where price bands begin, in the smallest unit: 0, 1, 2, 5, 10, 20, 50 … and everything from 50,000,000 on. */
export const priceSteps = [
  0,
  ...Array.from({ length: 8 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat(),
];

export function priceBand(price: number): number {
  return priceSteps.findLastIndex((step) => step <= price);
}

const wordKindNumbers = new Set<number>(wordKinds.map((kind) => kinds[kind]));

export function isWord(token: number): boolean {
  return wordKindNumbers.has(token >> kindShift);
}
