import type { Locale } from '#contract/core/languages.ts';
import { queryWords, wordsOf } from '#server/modules/search/language/words.ts';
import { findSynonyms } from '#server/modules/search/tuning/synonyms.ts';
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
 * else left out. Words that the platform says mean the same stand for one another.
 */
export async function understand(title: string, locale: Locale): Promise<Understood> {
  const wanted = queryWords(title);
  if (wanted.length === 0) return { words: [], isHopeless: title !== '', correctedTo: null };
  const [first, others] = await Promise.all([lookUp(wanted, []), knownSynonyms(locale, wanted)]);
  const isMeant = (word: KnownWord) => isKnown(word) || others(word.word).length > 0;
  const withOthers = (word: KnownWord) => joined([word, ...others(word.word)].filter(isKnown).map(wholeWord));
  const unknown = first.words.filter((word) => !isMeant(word)).map(({ word }) => word);
  if (unknown.length === 0) return understood(first.words.map(withOthers), null);
  const parts = await findParts(unknown);
  const unparted = unknown.filter((word) => !parts.has(word) && word.length >= correctedFrom);
  const similar = unparted.length > 0 ? await findSimilar(unparted) : new Map<string, string>();
  const meant = wanted.flatMap((word) =>
    unknown.includes(word) ? (parts.get(word) ?? similar.get(word) ?? []) : word,
  );
  const second = await lookUp([...new Set(meant)], []);
  const known = second.words.filter(isMeant);
  const isPart = new Set(unknown.filter(isInIdeographs).flatMap((word) => parts.get(word) ?? []));
  const isCorrected = known.length > 0 && unknown.some((word) => !parts.has(word));
  return understood(
    known.map((word) => (isPart.has(word.word) ? partOfWord(word) : withOthers(word))),
    isCorrected ? writtenOut(known, wordsOf(title)) : null,
  );
}

const isKnown = ({ id, categories }: KnownWord) => id !== null || categories.length > 0;

/** For each word those that the platform says mean the same, as far as products have them. */
async function knownSynonyms(locale: Locale, wanted: readonly string[]): Promise<(word: string) => KnownWord[]> {
  const synonyms = await findSynonyms(locale, wanted);
  const others = [...new Set([...synonyms.values()].flat())];
  const known = others.length > 0 ? (await lookUp(others, [])).words.filter(isKnown) : [];
  return (word) => known.filter((other) => synonyms.get(word)?.includes(other.word));
}

type WordGroup = Understood['words'][number];

/** One of several words is enough, each as certain as it is by itself. */
function joined(groups: readonly WordGroup[]): WordGroup {
  const [first] = groups;
  if (!first) throw new Error('A word that is meant has at least one known form');
  if (groups.length === 1) return first;
  const levels = first.levels.map((_, level) => [...new Set(groups.flatMap((group) => group.levels[level] ?? []))]);
  return {
    of: first.of,
    levels,
    tokens: levels.flat(),
    atLeast: Math.max(...groups.map(({ atLeast }) => atLeast)),
    atMost: groups.reduce((sum, { atMost }) => sum + atMost, 0),
  };
}

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
