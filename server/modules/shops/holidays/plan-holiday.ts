import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { holidayAheadDays, holidayDaysMax, holidayNoticeDays, holidaysMax } from '#contract/shops/holidays.ts';
import type { planHoliday as contract, ShopHoliday } from '#contract/shops/merchant-holidays.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockShop } from '#server/modules/shops/lock-shop.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { shopHolidays, shops } from '#server/modules/shops/tables.ts';
import { showHoliday } from './follow-holidays.ts';
import { getHoliday, listAhead } from './holiday-queries.ts';

type Input = z.output<typeof contract.input>;

const dayMs = 86_400_000;

/** Plans a holiday of a shop, from today or a later day on. Two of them never overlap. */
export function planHoliday(actor: Actor, { from, until, isSelling }: Input): Promise<ShopHoliday> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    await lockShop(tx, shopId);
    const { today, now, start, end } = await readTimes(tx, shopId, { from, until });
    const days = (Date.parse(until) - Date.parse(from)) / dayMs;
    const daysAhead = (Date.parse(until) - Date.parse(today)) / dayMs;
    if (from < today || days < 1 || days > holidayDaysMax || daysAhead > holidayAheadDays)
      throw new Refusal('holiday_days_wrong', { days: holidayDaysMax });
    const span = { from: Math.max(start, now), until: end };
    const ahead = await listAhead(tx, shopId);
    if (ahead.some(({ startsAt, endsAt }) => startsAt.getTime() < span.until && span.from < endsAt.getTime()))
      throw new Refusal('holiday_overlaps');
    if (ahead.length >= holidaysMax) throw new Refusal('too_many_holidays', { max: holidaysMax });
    const [added] = await tx
      .insert(shopHolidays)
      .values({
        ...{ shopId, sells: isSelling, plannedBy: actor.accountId, plannedAt: mallNow },
        startsAt: new Date(span.from),
        endsAt: new Date(span.until),
        shownFrom: new Date(Math.max(now, firstBefore(ahead, span.from) - holidayNoticeDays * dayMs)),
      })
      .returning({ id: shopHolidays.id });
    if (!added) throw new Error('Inserting a holiday returned no row');
    await showHoliday(tx, shopId);
    await logAct(tx, actor, 'holiday_planned', `${from} – ${until}`);
    return getHoliday(tx, added.id);
  });
}

/** When the holidays begin that this one follows without a day between: it is seen together with them. */
function firstBefore(ahead: readonly { startsAt: Date; endsAt: Date }[], from: number): number {
  const before = ahead.find(({ endsAt }) => endsAt.getTime() === from);
  return before ? firstBefore(ahead, before.startsAt.getTime()) : from;
}

type Times = { today: string; now: number; start: number; end: number };

/** Days begin where the shop is. */
async function readTimes(tx: Transaction, shopId: number, { from, until }: Pick<Input, 'from' | 'until'>) {
  const ms = (time: ReturnType<typeof sql>) => sql`floor(extract(epoch from ${time}) * 1000)::float8`;
  const [times] = await statement<Times>(
    'holiday_times',
    sql`
    select (mall_now() at time zone s.time_zone)::date::text as today, ${ms(sql`mall_now()`)} as now,
      ${ms(sql`${from}::timestamp at time zone s.time_zone`)} as start, ${ms(sql`${until}::timestamp at time zone s.time_zone`)} as "end"
    from ${shops} s where s.id = ${shopId}`,
  ).rows(tx);
  if (!times) throw new Error(`Shop ${shopId} does not exist`);
  return times;
}
