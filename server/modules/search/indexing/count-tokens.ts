import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { idOf, isWord, tokenWithoutTier } from '#server/modules/search/language/tokens.ts';
import { searchMarks, searchWords } from '#server/modules/search/tables.ts';

/** Updates how many products have each word and mark, from the tokens of some products before and after. */
export async function countTokens(
  tx: Transaction,
  before: readonly number[][],
  after: readonly number[][],
): Promise<void> {
  const words = new Map<number, number>();
  const marks = new Map<number, number>();
  const add = (token: number, change: number) => {
    const counts = isWord(token) ? words : marks;
    const key = isWord(token) ? idOf(token) : token;
    counts.set(key, (counts.get(key) ?? 0) + change);
  };
  for (const tokens of before) for (const token of tokens) add(token & tokenWithoutTier, -1);
  for (const tokens of after) for (const token of tokens) add(token, 1);
  const changed = (counts: Map<number, number>) => {
    const rows = [...counts].filter(([, change]) => change !== 0);
    const keys = sql.param(rows.map(([key]) => key));
    const changes = sql.param(rows.map(([, change]) => change));
    return sql`unnest(${keys}::int[], ${changes}::int[]) given (key, change)`;
  };
  await statement(
    'count_tokens',
    sql`
    update ${searchWords} set documents = ${searchWords.documents} + given.change
    from ${changed(words)} where ${searchWords.id} = given.key`,
  ).run(tx);
  await statement(
    'count_tokens',
    sql`
    insert into ${searchMarks} (mark, documents) select given.key, given.change from ${changed(marks)}
    on conflict (mark) do update set documents = ${searchMarks.documents} + excluded.documents`,
  ).run(tx);
}
