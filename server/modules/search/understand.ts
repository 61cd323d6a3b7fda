import { findSimilar, type KnownWord, lookUp } from './look-up.ts';
import { tokenOf } from './tokens.ts';
import { queryWords, wordsOf } from './words.ts';

const correctedFrom = 3; // a shorter word resembles too many

/** Alternatives, one of which a product must have to be found. */
export type Group = {
  /** What it is of, so that a facet can be counted without its own filter. */
  of: string;
  tokens: number[];
  /** The number of goods with one of them lies between these. */
  atLeast: number;
  atMost: number;
};

export type Understood = {
  /** One group per word, each with the token of that word in a name: what has all of those fits best. */
  words: (Group & { nameToken: number | null })[];
  /** Somebody looked for something, but for nothing that is known. */
  isHopeless: boolean;
  correctedTo: string | null;
};

/** Finds out which words are meant. Unknown ones are replaced by the most similar known one, or else left out. */
export async function understand(title: string): Promise<Understood> {
  const wanted = queryWords(title);
  if (wanted.length === 0) return { words: [], isHopeless: title !== '', correctedTo: null };
  const first = await lookUp(wanted, []);
  const unknown = first.words.filter((word) => !isKnown(word)).map(({ word }) => word);
  if (unknown.length === 0) return understood(first.words, null);
  const similar = await findSimilar(unknown.filter((word) => word.length >= correctedFrom));
  const meant = [...new Set(wanted.map((word) => (unknown.includes(word) ? similar.get(word) : word)))];
  const second = await lookUp(
    meant.filter((word) => word !== undefined),
    [],
  );
  const known = second.words.filter(isKnown);
  return understood(known, known.length > 0 ? writtenOut(known, wordsOf(title)) : null);
}

const isKnown = ({ id, categories }: KnownWord) => id !== null || categories.length > 0;

/** All that a word may stand for. */
export function tokensOf({ id, categories }: KnownWord): number[] {
  return [
    ...(id === null ? [] : [tokenOf('nameWord', id), tokenOf('otherWord', id)]),
    ...categories.map((category) => tokenOf('category', category.id)),
  ];
}

function understood(words: readonly KnownWord[], correctedTo: string | null): Understood {
  return {
    isHopeless: words.length === 0,
    correctedTo,
    words: words.map((known) => {
      const { word, id, documents, categories } = known;
      const counts = [documents, ...categories.map((category) => category.documents)];
      return {
        of: `word ${word}`,
        nameToken: id === null ? null : tokenOf('nameWord', id),
        tokens: tokensOf(known),
        atLeast: Math.max(...counts),
        atMost: counts.reduce((sum, count) => sum + count, 0),
      };
    }),
  };
}

const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** As somebody would have typed it: pairs of characters that overlap are put together again. */
function writtenOut(words: readonly KnownWord[], typed: ReadonlyMap<string, string>): string {
  return words.reduce((text, known) => {
    const shown = typed.get(known.word) ?? known.shown;
    const last = /.$/u.exec(text)?.[0] ?? '';
    if (!ideographs.test(shown) || !ideographs.test(last)) return text ? `${text} ${shown}` : shown;
    return text + (shown.length > 1 && shown.startsWith(last) ? shown.slice(last.length) : shown);
  }, '');
}
