import { eq, lt, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { hotKeywords, searches } from '#server/modules/search/tables.ts';

const days = 7;
const keywordsMax = 8;
const timesMin = 20; // low enough to follow demand, high enough that a handful of people cannot promote a word
const rememberedDays = 30;

/** Adds the most searched keywords of the last week to the platform's own, and deletes old searches. */
export async function mergeHotKeywords(): Promise<void> {
  await transaction(async (tx) => {
    const rows = await statement<{ text: string }>(
      'merge_hot_keywords',
      sql`
      select text from ${searches}
      where day > current_date - ${days}::int and found > 0
        and text not in (select lower(own.value) from ${hotKeywords}, jsonb_each_text(${hotKeywords.title}) own where is_own)
      group by text having sum(times) >= ${timesMin}
      order by sum(times) desc, text limit ${keywordsMax}`,
    ).rows(tx);
    const wanted = rows.map(({ text }) => text);
    const before = await tx
      .select({ title: hotKeywords.title })
      .from(hotKeywords)
      .where(eq(hotKeywords.isOwn, false))
      .orderBy(hotKeywords.position);
    await tx.delete(searches).where(lt(searches.day, sql`current_date - ${rememberedDays}::int`));
    if (before.map(({ title }) => title.en).join('\n') === wanted.join('\n')) return;
    await tx.delete(hotKeywords).where(eq(hotKeywords.isOwn, false));
    if (wanted.length > 0)
      await tx
        .insert(hotKeywords)
        .values(wanted.map((text, position) => ({ title: { en: text }, position, isOwn: false })));
    await invalidateCache(tx, 'keywords');
  });
}
