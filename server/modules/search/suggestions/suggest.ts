import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { Suggestions } from '#contract/search/shopper.ts';
import { database } from '#server/database/connection.ts';
import { tokenOf, wordKinds } from '#server/modules/search/language/tokens.ts';
import { plainText, queryWords } from '#server/modules/search/language/words.ts';
import { lookUp } from '#server/modules/search/matching/look-up.ts';
import { levelsOf } from '#server/modules/search/matching/match-levels.ts';
import { readRanking } from '#server/modules/search/ranking/state-queries.ts';
import { askForSuggestions, wordsBeginningWith } from './suggest-queries.ts';

const wordsShown = 8;
const ideograph = /\p{Script=Han}/u;

/** Suggestions for the text typed so far. The last word may be unfinished. */
export async function suggest(locale: Locale, title: string): Promise<Suggestions> {
  const typed = queryWords(title);
  const whole = typed.at(-1);
  if (whole === undefined) return { words: [], categories: [], shops: [], products: [] };
  const unfinished = /[\p{L}\p{N}\p{M}]+$/u.exec(title)?.[0] ?? '';
  // A pair of Chinese characters is a word to search by, but not one to suggest.
  const isInIdeographs = ideograph.test(unfinished);
  const [finished, completions, { weights }] = await Promise.all([
    lookUp(typed.slice(0, -1), []),
    wordsBeginningWith(isInIdeographs || !unfinished ? whole : plainText(unfinished), whole),
    readRanking(database()),
  ]);
  const words = [
    ...finished.words.map(levelsOf),
    wordKinds.map((kind) => completions.map(({ id }) => tokenOf(kind, id))),
  ];
  const canMatch = words.every((levels) => levels.flat().length > 0);
  const answer = await askForSuggestions(locale, title, canMatch ? words : null, weights);
  const before = title.slice(0, title.length - unfinished.length);
  const completed = isInIdeographs || !unfinished ? [] : completions.map(({ shown }) => before + shown);
  return {
    words: [...new Set([...answer.searched, ...completed])].slice(0, wordsShown),
    categories: answer.categories,
    shops: answer.shops.map(({ hash, ...shop }) => ({ ...shop, avatar: `/media/${hash}` })),
    products: answer.products.map(({ hash, price, ...product }) => ({
      ...product,
      image: `/media/${hash}`,
      price: money(price),
    })),
  };
}
