import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { timesOf } from '#contract/core/days.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import {
  anyEntriesCountMax,
  bookDaysMax,
  type explainAnyEntry,
  type getMallBooks,
  type listAnyEntries,
} from '#contract/payouts/platform-books.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { ledgerEntries } from '#server/modules/payments/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { type BookSum, figuresInTurn, figuresOf, owedToBuyers } from './book-figures.ts';
import { entriesFrom, entryValue } from './entry-queries.ts';
import { explainEntryOf } from './ledger-queries.ts';
import { closedUntil } from './statements/day-sums.ts';

type Span = z.output<typeof getMallBooks.input>;

const dayMs = 86_400_000;

/** The books of a span of days: from the sums of closed days, and from the entries since. */
export async function getBooks({ from, until, by }: Span): Promise<OutputOf<typeof getMallBooks>> {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  if (days < 1 || (by === 'day' && days > bookDaysMax)) throw new Refusal('bad_input', { field: 'until' });
  const { currency } = await getSite(database(), 'currency');
  const bucket = by === 'day' ? sql`day::text` : sql`to_char(day, 'YYYY-MM')`;
  const sums = await statement<BookSum>(
    `sum_mall_books_by_${by}`,
    sql`select case when day < ${from}::date then '' else ${bucket} end as bucket, account, rule, sum(amount)::float8 as amount from (
      select day, account, rule, amount from mall_days where currency = ${currency} and day <= ${until}::date
      union all
      select (at at time zone 'UTC')::date, account, rule, amount from ${ledgerEntries}
      where currency = ${currency} and at >= ${closedUntil} and at < (${until}::date + 1)::timestamp at time zone 'UTC'
    ) as parts group by 1, 2, 3 order by 1`,
  ).rows(database());
  const before = sums.filter((sum) => sum.bucket === '');
  const within = sums.filter((sum) => sum.bucket !== '');
  return {
    currency,
    total: figuresOf(before, within),
    owedToBuyers: owedToBuyers(sums),
    periods: figuresInTurn(before, within).toReversed(),
  };
}

type Filters = z.output<typeof listAnyEntries.input>;

/** A page of the entries of all shops, newest first. Counts no further than the maximum. */
export async function listEntriesOfAll(
  { page, limit, shopId, rule, account, ...days }: Filters,
  locale: Locale,
): Promise<OutputOf<typeof listAnyEntries>> {
  const { from, until } = timesOf(days);
  const where = and(
    isNotNull(ledgerEntries.shopId),
    shopId ? eq(ledgerEntries.shopId, shopId) : undefined,
    shopId && account ? eq(ledgerEntries.account, account) : undefined,
    rule && eq(ledgerEntries.rule, rule),
    from ? gte(ledgerEntries.at, from) : undefined,
    until ? lt(ledgerEntries.at, until) : undefined,
  );
  const order = [highestFirst(ledgerEntries.at), highestFirst(ledgerEntries.id)];
  const found = database().select({ id: ledgerEntries.id }).from(ledgerEntries).where(where);
  const [places, [count]] = await Promise.all([
    database()
      .select({ id: ledgerEntries.id, shopId: ledgerEntries.shopId })
      .from(ledgerEntries)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: sql<number>`count(*)::int` }).from(found.limit(anyEntriesCountMax).as('counted')),
  ]);
  const ids = places.map(({ id }) => id);
  const [rows, names] = await Promise.all([
    ids.length === 0
      ? []
      : entriesFrom()
          .where(inArray(ledgerEntries.id, ids))
          .orderBy(...order),
    namesOfShops(places, locale),
  ]);
  const shopOf = new Map(places.map((place) => [place.id, place.shopId ?? 0]));
  return {
    list: rows.map((row) => {
      const id = shopOf.get(row.id) ?? 0;
      return { ...entryValue(row, locale), shopId: id, shop: names.get(id) ?? '' };
    }),
    total: count?.total ?? 0,
    page,
    limit,
  };
}

async function namesOfShops(places: readonly { shopId: number | null }[], locale: Locale) {
  const ids = [...new Set(places.flatMap(({ shopId }) => shopId ?? []))];
  if (ids.length === 0) return new Map<number, string>();
  const found = await database().select({ id: shops.id, name: shops.name }).from(shops).where(inArray(shops.id, ids));
  return new Map(found.map(({ id, name }) => [id, localized(name, locale)]));
}

/** What an entry of any shop is made of. */
export async function explainEntryOfAll(id: number, locale: Locale): Promise<OutputOf<typeof explainAnyEntry>> {
  const [entry] = await database()
    .select({ shopId: ledgerEntries.shopId })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.id, id));
  if (!entry?.shopId) throw new Refusal('entry_not_found');
  return explainEntryOf(entry.shopId, id, locale);
}
