import { tokenOf, wordKinds } from '#server/modules/search/language/tokens.ts';
import type { KnownWord } from './look-up-queries.ts';

const deepestCategory = 3;

/**
 * All that a word may stand for, by how sure a product is to be what was meant, the surest first: what it is, its name, its
 * keywords and options, its own category, the one above, its specs and shop, and last its department, where shoes
 * and bags are one.
 */
export function levelsOf({ id, categories }: KnownWord): number[][] {
  const [called, name, own, other] = wordKinds.map((kind) => (id === null ? [] : [tokenOf(kind, id)]));
  const ofLevel = (level: number) =>
    categories.filter((category) => category.level === level).map((category) => tokenOf('category', category.id));
  return [called, name, own, ofLevel(deepestCategory), ofLevel(2), other, ofLevel(1)].map((tokens) => tokens ?? []);
}

/** A character of a Chinese word that nobody knows as a whole: it says little, so it counts only in what a product is. */
export function levelsOfPart(known: KnownWord): number[][] {
  return levelsOf(known).slice(0, 3);
}

/**
 * The groups of tokens to search by, pass after pass: a product is on the level of its least sure word, and what has
 * nothing of just that level has been found before.
 */
export function passesOf(words: readonly { levels: readonly (readonly number[])[] }[]): number[][][] {
  const depth = Math.max(0, ...words.map(({ levels }) => levels.length));
  return Array.from({ length: depth }, (_, level) => {
    const upToHere = words.map(({ levels }) => levels.slice(0, level + 1).flat());
    const justHere = words.flatMap(({ levels }) => levels[level] ?? []);
    if (justHere.length === 0 || upToHere.some((tokens) => tokens.length === 0)) return [];
    if (words.length === 1) return [justHere];
    return level === 0 ? upToHere : [...upToHere, justHere];
  }).filter((groups) => groups.length > 0);
}
