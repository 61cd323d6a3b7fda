import { sql } from 'drizzle-orm';
import { neighbourOf } from '#contract/payouts/statement-period.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { dayOfEntry, entriesWithLines, figureColumns, sumsOfEntries } from './day-sums.ts';
import { findLastDayToClose } from './last-day-to-close.ts';

/** Sums up the ledger of each day that is over, so that balances and statements need not read every entry again. */
export async function closeDays(): Promise<void> {
  const last = await findLastDayToClose();
  const first = await findFirstOpenDay();
  for (let day = first; day !== null && day <= last; day = neighbourOf(day, 1)) await closeDay(day);
}

async function findFirstOpenDay(): Promise<string | null> {
  const [row] = await statement<{ day: string | null }>(
    'find_first_open_day',
    sql`select coalesce((select max(day) + 1 from ledger_closed_days),
      (select (min(at) at time zone 'UTC')::date from ledger_entries)) as day`,
  ).rows(database());
  return row?.day ?? null;
}

/** One statement, so all or nothing. Of several processes that close the same day the first does, and the others wait for it. */
const closeDay = (day: string) =>
  statement(
    'close_ledger_day',
    sql`with closed as (
        insert into ledger_closed_days (day, closed_at) values (${day}::date, mall_now()) on conflict do nothing returning day
      ), of_mall as (
        insert into mall_days (currency, day, account, rule, entries, amount)
        select e.currency, closed.day, e.account, e.rule, count(*), sum(e.amount) from closed join ledger_entries e
          on e.at >= closed.day::timestamp at time zone 'UTC' and e.at < (closed.day + 1)::timestamp at time zone 'UTC'
        group by 1, 2, 3, 4
      )
      insert into ledger_days (shop_id, currency, day, account, rule, ${figureColumns})
      select e.shop_id, e.currency, ${dayOfEntry}, e.account, e.rule, ${sumsOfEntries}
      from closed join shops s on true join (${entriesWithLines}) on e.shop_id = s.id
        and e.at >= closed.day::timestamp at time zone 'UTC' and e.at < (closed.day + 1)::timestamp at time zone 'UTC'
      group by 1, 2, 3, 4, 5`,
  ).run(database());
