import { wordsBeginningWith } from '#server/modules/search/suggestions/suggest-queries.ts';
import { lookUp } from './look-up.ts';

const partCharactersMin = 2; // a single Thai or Lao letter is no word
const partsMax = 4; // more parts are unlikely to be meant
const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
const withoutSpaces = /^[\p{Script=Thai}\p{Script=Lao}\p{M}]+$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const isInIdeographs = (word: string) => ideographs.test(word);

/**
 * For unknown words in scripts without spaces: the known words that each consists of. Chinese consists of its characters; a Thai or
 * Lao compound of the fewest words that fill it, or else it is the beginning of a known word.
 */
export async function findParts(unknown: readonly string[]): Promise<Map<string, string[]>> {
  const candidates = new Map(unknown.map((word) => [word, isInIdeographs(word) ? [...word] : stretchesOf(word)]));
  const { words } = await lookUp([...new Set([...candidates.values()].flat())], []);
  // Single characters are searched in products, not in category names.
  const known = new Set(
    words
      .filter(({ word, id, categories }) => id !== null || (!isInIdeographs(word) && categories.length > 0))
      .map(({ word }) => word),
  );
  const parts = new Map<string, string[]>();
  for (const word of unknown) {
    const found = isInIdeographs(word) ? allKnown([...word], known) : (fewest(word, known) ?? (await completed(word)));
    if (found) parts.set(word, found);
  }
  return parts;
}

function allKnown(characters: string[], known: ReadonlySet<string>): string[] | null {
  return characters.length > 1 && characters.every((character) => known.has(character)) ? characters : null;
}

async function completed(word: string): Promise<string[] | null> {
  if (!withoutSpaces.test(word) || word.length < partCharactersMin) return null;
  const [likeliest] = await wordsBeginningWith(word, word);
  return likeliest ? [likeliest.word] : null;
}

/** Where a Thai or Lao word may be split: never between a letter and its marks. */
function cutsOf(word: string): number[] {
  return [...Array.from(graphemes.segment(word), ({ index }) => index), word.length];
}

function stretchesOf(word: string): string[] {
  if (!withoutSpaces.test(word)) return [];
  const cuts = cutsOf(word);
  return cuts
    .flatMap((from, at) => cuts.slice(at + 1).map((to) => word.slice(from, to)))
    .filter((stretch) => stretch.length >= partCharactersMin && stretch !== word);
}

/** The fewest known words that form this one. */
function fewest(word: string, known: ReadonlySet<string>): string[] | null {
  if (!withoutSpaces.test(word)) return null;
  const best = new Map<number, string[]>([[0, []]]);
  const cuts = cutsOf(word);
  for (const [at, to] of cuts.entries())
    for (const from of cuts.slice(0, at)) {
      const before = best.get(from);
      if (!before || !known.has(word.slice(from, to))) continue;
      const parts = [...before, word.slice(from, to)];
      if (parts.length <= partsMax && parts.length < (best.get(to)?.length ?? partsMax + 1)) best.set(to, parts);
    }
  return best.get(word.length) ?? null;
}
