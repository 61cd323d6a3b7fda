import { tokenOf, wordKinds } from '#server/modules/search/language/tokens.ts';
import type { KnownWord } from './look-up-queries.ts';

const deepestCategory = 3;

/**
 * All tokens that a word may stand for, by how certainly they mean the product, most certain first: what it is, its name, its
 * keywords and options, its own category, the one above, its specs and shop, and last its department, where shoes
 * and bags are one.
 */
export function levelsOf({ id, categories }: KnownWord): number[][] {
  const [what, name, own, other] = wordKinds.map((kind) => (id === null ? [] : [tokenOf(kind, id)]));
  const ofLevel = (level: number) =>
    categories.filter((category) => category.level === level).map((category) => tokenOf('category', category.id));
  return [what, name, own, ofLevel(deepestCategory), ofLevel(2), other, ofLevel(1)].map((tokens) => tokens ?? []);
}

/** The tokens of a single character of an unknown Chinese word: it means little, so it counts only in what a product is. */
export function levelsOfPart(known: KnownWord): number[][] {
  return levelsOf(known).slice(0, 3);
}

/** Which levels count as one, by how much it matters to the platform where a product has the words. */
const merged: Record<number, readonly (readonly number[])[]> = {
  0: [[0, 1, 2, 3, 4, 5, 6]],
  1: [
    [0, 1, 2, 3],
    [4, 5, 6],
  ],
  2: [[0, 1], [2, 3], [4, 5], [6]],
};

type WithLevels = { levels: readonly (readonly number[])[] };

function mergedLevels(levels: WithLevels['levels'], titleMatch: number): WithLevels['levels'] {
  const groups = merged[titleMatch];
  return groups ? groups.map((group) => group.flatMap((level) => levels[level] ?? [])) : levels;
}

/**
 * The groups of tokens to search by, one pass per level: a product's level is that of its least certain word, and products of the
 * levels before were found in earlier passes.
 */
export function passesOf(given: readonly WithLevels[], titleMatch: number): number[][][] {
  const words = given.map(({ levels }) => ({ levels: mergedLevels(levels, titleMatch) }));
  const depth = Math.max(0, ...words.map(({ levels }) => levels.length));
  return Array.from({ length: depth }, (_, level) => {
    const upToHere = words.map(({ levels }) => levels.slice(0, level + 1).flat());
    const justHere = words.flatMap(({ levels }) => levels[level] ?? []);
    if (justHere.length === 0 || upToHere.some((tokens) => tokens.length === 0)) return [];
    if (words.length === 1) return [justHere];
    return level === 0 ? upToHere : [...upToHere, justHere];
  }).filter((groups) => groups.length > 0);
}
