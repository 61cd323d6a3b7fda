import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { jsonb } from 'drizzle-orm/pg-core';
import { defaultLocale, type Locale, type Localized } from '#contract/core/languages.ts';
import { containing } from './wildcards.ts';

/** A text in all languages that it has, in one column. Tables that have such columns check them with `hasEnglish`. */
export const localizedText = () => jsonb().$type<Localized>().notNull();

/** For the check constraint of a table: the text that is read where a language has none is always there. */
export function hasEnglish(...columns: SQLWrapper[]): SQL {
  return sql.join(
    columns.map((column) => sql`${textIn(column, defaultLocale)} is not null`),
    sql` and `,
  );
}

/** What `localized` chooses, in SQL: the text of this language, or else the English one. Of left-joined tables it may be null. */
export function textIn<Text extends string | null = string>(column: SQLWrapper, locale: Locale): SQL<NoInfer<Text>> {
  const own = sql<Text>`(${column} ->> ${sql.raw(`'${locale}'`)})`;
  return locale === defaultLocale ? own : sql<Text>`coalesce(${own}, ${textIn(column, defaultLocale)})`;
}

/** Whether a text contains these characters in any of its languages. */
export function anyTextContains(column: SQLWrapper, characters: string): SQL {
  const asInJson = JSON.stringify(characters).slice(1, -1);
  return sql`${allTexts(column)} ilike ${containing(asInJson)}`;
}

/**
 * All languages of a text at once, written as in JSON, for the trigram index that `anyTextContains` uses. Between two languages
 * stands a bare quotation mark, which no written text contains.
 */
export function allTexts(column: SQLWrapper): SQL<string> {
  return sql<string>`(btrim(replace(jsonb_path_query_array(${column}, '$.*')::text, '", "', '"'), '[]'))`;
}

/**
 * The same in small letters, for a column that the database fills in: words are found in it several times faster than in the
 * text itself, where many rows have to be looked at.
 */
export function loweredTexts(column: SQLWrapper): SQL<string> {
  return sql<string>`lower(${allTexts(column)})`;
}

/** What `anyTextContains` answers, read from a column of `loweredTexts`. */
export function loweredContain(column: SQLWrapper, characters: string): SQL {
  const asInJson = JSON.stringify(characters).slice(1, -1);
  return sql`${column} like lower(${containing(asInJson)})`;
}
