import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { LedgerEntry } from '#contract/payouts/merchant.ts';
import { daysOf } from '#contract/payouts/statement-period.ts';
import { database } from '#server/database/connection.ts';
import { lowestFirst } from '#server/database/highest-first.ts';
import { ledgerEntries } from '#server/modules/payments/tables.ts';
import { entriesFrom, entryValue } from '#server/modules/payouts/entry-queries.ts';

const batchSize = 1_000;

export type PeriodOfShop = { shopId: number; currency: string; period: string };

/**
 * Every entry of a period, oldest first, some at a time: however many there are, only a few are in memory, and no connection waits
 * for a slow reader.
 */
export async function* readEntries(which: PeriodOfShop, locale: Locale): AsyncGenerator<LedgerEntry[]> {
  let after: Place | null = null;
  for (;;) {
    const places: Place[] = await readPlaces(which, after);
    if (places.length === 0) return;
    const ids = places.map(({ id }) => id);
    const rows = await entriesFrom()
      .where(inArray(ledgerEntries.id, ids))
      .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.id));
    yield rows.map((row) => entryValue(row, locale));
    if (places.length < batchSize) return;
    after = places.at(-1) ?? null;
  }
}

/** The time is text, since a `Date` has no microseconds. */
type Place = { id: number; at: string };

function readPlaces({ shopId, currency, period }: PeriodOfShop, after: Place | null): Promise<Place[]> {
  const { first, next } = daysOf(period);
  const midnight = (day: string): SQL => sql`${day}::timestamp at time zone 'UTC'`;
  return database()
    .select({ id: ledgerEntries.id, at: sql<string>`${ledgerEntries.at}::text` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.shopId, shopId),
        eq(ledgerEntries.currency, currency),
        sql`${ledgerEntries.at} >= ${midnight(first)} and ${ledgerEntries.at} < ${midnight(next)}`,
        after ? sql`(${ledgerEntries.at}, ${ledgerEntries.id}) > (${after.at}::timestamptz, ${after.id})` : undefined,
      ),
    )
    .orderBy(lowestFirst(ledgerEntries.at), lowestFirst(ledgerEntries.id))
    .limit(batchSize);
}
