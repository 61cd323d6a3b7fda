import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { setOwnKeywords as contract, getOwnKeywords as read } from '#contract/search/platform.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import { type Asker, database, transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite, setSite } from '#server/modules/content/index.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { setHotKeywords } from '#server/modules/search/suggestions/hot-keywords.ts';
import { hotKeywords } from '#server/modules/search/tables.ts';
import { writtenTexts } from '#server/modules/shops/index.ts';

async function listTitles(on: Asker, isOwn: boolean) {
  const rows = await on
    .select({ title: hotKeywords.title })
    .from(hotKeywords)
    .where(eq(hotKeywords.isOwn, isOwn))
    .orderBy(asc(hotKeywords.position));
  return rows.map(({ title }) => title);
}

/** What the search field offers. */
export async function getOwnKeywords(): Promise<OutputOf<typeof read>> {
  const [{ keywordsVersion: version }, keywords, searched] = await Promise.all([
    getSite(database(), 'search'),
    listTitles(database(), true),
    listTitles(database(), false),
  ]);
  return { version, keywords, searched: searched.map(({ en }) => en) };
}

/** Replaces the platform's own words, unless someone else has since they were read. */
export function setOwnKeywords(by: LoggedOperator, { version, keywords }: z.output<typeof contract.input>) {
  return transaction(async (tx) => {
    await takeLock(tx, locks.searchKeywords);
    const site = await getSite(tx, 'search');
    if (site.keywordsVersion !== version) throw new Refusal('changed_meanwhile');
    const before = await listTitles(tx, true);
    const after = keywords.map((title) => ({ title: writtenTexts(title) }));
    await setHotKeywords(tx, after);
    await setSite('search', { ...site, keywordsVersion: version + 1 }, tx);
    await logOperatorAct(tx, by, {
      ...{ act: 'hot_keywords_changed', subject: keywords.map(({ en }) => en).join(', ') },
      ...{ before: { keywords: before.map(({ en }) => en) }, after: { keywords: keywords.map(({ en }) => en) } },
    });
    return { version: version + 1 };
  });
}
