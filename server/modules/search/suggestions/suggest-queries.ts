import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { RankingWeights } from '#contract/search/ranking.ts';
import { database } from '#server/database/connection.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { beginningWith } from '#server/database/wildcards.ts';
import { currentPrice, flashPrices } from '#server/modules/catalogue/index.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';
import { plainText } from '#server/modules/search/language/words.ts';
import { bestMatches } from '#server/modules/search/matching/match-queries.ts';
import { searches, searchWords } from '#server/modules/search/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const completionsMax = 20;
const searchesShown = 4;
const searchedDays = 7;
const searchedTimes = 3; // what only one or two people have typed stays private
const categoriesMax = 4;
const shopsMax = 3;
const productsMax = 4;

export type Completion = { id: number; word: string; shown: string };

/** Known words with this beginning, most frequent first. */
export async function wordsBeginningWith(beginning: string, whole: string): Promise<Completion[]> {
  const rows = await statement<Completion>(
    'words_beginning_with',
    sql`
    select id, word, shown from ${searchWords}
    where (word like ${beginningWith(beginning)} or word = ${whole}) and documents > 0
    order by documents desc, word limit ${completionsMax}`,
  ).rows(database());
  return rows;
}

type Answer = {
  searched: string[];
  categories: { id: number; name: string }[];
  shops: { id: number; name: string; hash: string }[];
  products: { id: number; name: string; hash: string; price: number }[];
};

/** Past searches, categories and shops for the typed text, and products with a token of each word. */
export async function askForSuggestions(
  locale: Locale,
  typed: string,
  words: readonly number[][][] | null,
  weights: RankingWeights,
): Promise<Answer> {
  const list = (rows: SQL) => sql`(select coalesce(json_agg(listed), '[]') from (${rows}) listed)`;
  const name = textIn(categories.name, locale);
  const shopName = textIn(shops.name, locale);
  const rows = await statement<Answer>(
    'ask_for_suggestions',
    sql`
    select
      array(
        select text from ${searches}
        where text like ${beginningWith(plainText(typed))} and day > current_date - ${searchedDays}::int and found > 0
        group by text having sum(times) >= ${searchedTimes} order by sum(times) desc, text limit ${searchesShown}
      ) as searched,
      ${list(sql`
        select ${categories.id}, ${name} as name from ${categories} where ${categories.isShown} and ${anyTextContains(categories.name, typed)}
        order by ${name} ilike ${beginningWith(typed)} desc, ${categories.level} desc, ${categories.id} limit ${categoriesMax}`)} as categories,
      ${list(sql`
        select ${shops.id}, ${shopName} as name, ${shops.avatarHash} as hash from ${shops}
        where ${shops.isOpen} and ${anyTextContains(shops.name, typed)}
        order by ${shopName} ilike ${beginningWith(typed)} desc, ${shops.ratingTenths} desc, ${shops.id} limit ${shopsMax}`)} as shops,
      ${words ? list(likelyProducts(locale, words, weights)) : sql`'[]'::json`} as products`,
  ).rows(database());
  return rows[0] ?? { searched: [], categories: [], shops: [], products: [] };
}

function likelyProducts(locale: Locale, levelsOfWords: readonly number[][][], weights: RankingWeights): SQL {
  const words = levelsOfWords.map((levels) => ({ of: 'typed', levels, tokens: levels.flat(), atLeast: 0, atMost: 0 }));
  return sql`
    select ${products.id}, ${textIn(products.name, locale)} as name, ${products.pictureHash} as hash,
      ${currentPrice} as price
    from (${bestMatches({ words, filters: [], range: null, ranking: { weights, isByTier: true } }, productsMax)}) best
    join ${products} on ${products.id} = best.product_id
    left join ${flashPrices()} on flash.product_id = ${products.id}
    order by best.place`;
}
