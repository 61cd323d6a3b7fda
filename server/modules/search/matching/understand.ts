import { queryWords, wordsOf } from '#server/modules/search/language/words.ts';
import { findParts, isInIdeographs } from './find-parts.ts';
import { findSimilar, lookUp } from './look-up.ts';
import type { KnownWord } from './look-up-queries.ts';
import { levelsOf, levelsOfPart } from './match-levels.ts';

const correctedFrom = 3; // shorter words resemble too many others

/** Alternatives, one of which a product must have to match. */
export type Group = {
  /** What it belongs to, so that a facet can be counted without its own filter. */
  of: string;
  tokens: number[];
  /** The number of products with one of them lies between these. */
  atLeast: number;
  atMost: number;
};

export type Understood = {
  /** One group per word, with its tokens by level of certainty. */
  words: (Group & { levels: number[][] })[];
  /** There were words to search for, but none of them is known. */
  isHopeless: boolean;
  correctedTo: string | null;
};

/**
 * Finds the words that are meant. An unknown one is split into known parts, or else replaced by the most similar known one, or
 * else left out.
 */
export async function understand(title: string): Promise<Understood> {
  const wanted = queryWords(title);
  if (wanted.length === 0) return { words: [], isHopeless: title !== '', correctedTo: null };
  const first = await lookUp(wanted, []);
  const unknown = first.words.filter((word) => !isKnown(word)).map(({ word }) => word);
  if (unknown.length === 0) return understood(first.words.map(wholeWord), null);
  const parts = await findParts(unknown);
  const unparted = unknown.filter((word) => !parts.has(word) && word.length >= correctedFrom);
  const similar = unparted.length > 0 ? await findSimilar(unparted) : new Map<string, string>();
  const meant = wanted.flatMap((word) =>
    unknown.includes(word) ? (parts.get(word) ?? similar.get(word) ?? []) : word,
  );
  const second = await lookUp([...new Set(meant)], []);
  const known = second.words.filter(isKnown);
  const isPart = new Set(unknown.filter(isInIdeographs).flatMap((word) => parts.get(word) ?? []));
  const isCorrected = known.length > 0 && unknown.some((word) => !parts.has(word));
  return understood(
    known.map((word) => (isPart.has(word.word) ? partOfWord(word) : wholeWord(word))),
    isCorrected ? writtenOut(known, wordsOf(title)) : null,
  );
}

const isKnown = ({ id, categories }: KnownWord) => id !== null || categories.length > 0;

type WordGroup = Understood['words'][number];

function wholeWord(known: KnownWord): WordGroup {
  const { word, documents, categories } = known;
  const counts = [documents, ...categories.map((category) => category.documents)];
  const levels = levelsOf(known);
  return {
    of: `word ${word}`,
    levels,
    tokens: levels.flat(),
    atLeast: Math.max(...counts),
    atMost: counts.reduce((sum, count) => sum + count, 0),
  };
}

function partOfWord(known: KnownWord): WordGroup {
  const levels = levelsOfPart(known);
  return { of: `word ${known.word}`, levels, tokens: levels.flat(), atLeast: 0, atMost: known.documents };
}

function understood(words: WordGroup[], correctedTo: string | null): Understood {
  return { isHopeless: words.length === 0, correctedTo, words };
}

const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** The corrected words as they would be typed: overlapping pairs of characters are joined. */
function writtenOut(words: readonly KnownWord[], typed: ReadonlyMap<string, string>): string {
  return words.reduce((text, known) => {
    const shown = typed.get(known.word) ?? known.shown;
    const last = /.$/u.exec(text)?.[0] ?? '';
    if (!ideographs.test(shown) || !ideographs.test(last)) return text ? `${text} ${shown}` : shown;
    return text + (shown.length > 1 && shown.startsWith(last) ? shown.slice(last.length) : shown);
  }, '');
}
