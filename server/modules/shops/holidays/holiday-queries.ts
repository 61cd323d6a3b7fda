import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { ShownHoliday } from '#contract/shops/holidays.ts';
import { holidaysOnScreen, type listHolidays, type ShopHoliday } from '#contract/shops/merchant-holidays.ts';
import { type Asker, database, type Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { shopHolidays, shops } from '#server/modules/shops/tables.ts';
import type { Span } from './holiday-time.ts';

const isShown = sql`${shops.holidayUntil} > mall_now()`;

/** What a shop's pages say about its holiday, in a query of shops; null without one. */
export const shownHolidayColumn = sql<ShownHoliday | null>`case when ${isShown} then json_build_object(
  'from', (${shops.holidayFrom} at time zone ${shops.timeZone})::date,
  'until', (${shops.holidayUntil} at time zone ${shops.timeZone})::date,
  'hasBegun', ${shops.holidayFrom} <= mall_now(),
  'isSelling', ${shops.holidaySells}) end`;

/** On a holiday on which it sells nothing. The clock decides, not the job that follows it. */
export const isShopPaused = sql<boolean>`coalesce(not ${shops.holidaySells} and ${shops.holidayFrom} <= mall_now() and ${isShown}, false)`;

/** The day on which a parcel can leave the shop that is ordered now. */
export const dispatchDay = sql`(case when ${shops.holidayFrom} <= mall_now() and ${isShown} then ${shops.holidayUntil} at time zone ${shops.timeZone} else mall_now() end)::date`;

const dayIn = (time: unknown) => sql<string>`(${time} at time zone ${shops.timeZone})::date::text`;

const columns = {
  id: shopHolidays.id,
  from: dayIn(shopHolidays.startsAt),
  until: dayIn(shopHolidays.endsAt),
  isSelling: shopHolidays.sells,
  state: sql<ShopHoliday['state']>`case when ${shopHolidays.endsAt} <= mall_now() then 'over'
    when ${shopHolidays.startsAt} <= mall_now() then 'running' else 'planned' end`,
  endedAt: shopHolidays.endedAt,
  plannedAt: shopHolidays.plannedAt,
  shownFrom: shopHolidays.shownFrom,
};

type Row = Omit<ShopHoliday, 'isEndedEarly' | 'plannedAt' | 'shownFrom'> &
  Record<'plannedAt' | 'shownFrom', Date> & { endedAt: Date | null };

const holidayValue = ({ endedAt, plannedAt, shownFrom, ...row }: Row): ShopHoliday => ({
  ...row,
  isEndedEarly: endedAt !== null,
  plannedAt: plannedAt.toISOString(),
  shownFrom: shownFrom.toISOString(),
});

/** Planned or running; one that was cancelled has no time left. */
const isAhead = and(gt(shopHolidays.endsAt, mallNow), gt(shopHolidays.endsAt, shopHolidays.startsAt));

const ofShop = (reader: Asker) =>
  reader.select(columns).from(shopHolidays).innerJoin(shops, eq(shops.id, shopHolidays.shopId)).$dynamic();

export async function getHoliday(tx: Transaction, id: number): Promise<ShopHoliday> {
  const [row] = await ofShop(tx).where(eq(shopHolidays.id, id));
  if (!row) throw new Error(`Holiday ${id} does not exist`);
  return holidayValue(row);
}

/** Those to come and the running one, soonest first; then those that are over, newest first, without cancelled ones. */
export async function listHolidaysOf(shopId: number): Promise<OutputOf<typeof listHolidays>> {
  const mine = eq(shopHolidays.shopId, shopId);
  const [[shop], ahead, past] = await Promise.all([
    database()
      .select({ today: dayIn(mallNow), timeZone: shops.timeZone })
      .from(shops)
      .where(eq(shops.id, shopId)),
    ofShop(database()).where(and(mine, isAhead)).orderBy(asc(shopHolidays.startsAt)).limit(holidaysOnScreen.ahead),
    ofShop(database())
      .where(and(mine, lte(shopHolidays.endsAt, mallNow), gt(shopHolidays.endsAt, shopHolidays.startsAt)))
      .orderBy(desc(shopHolidays.endsAt))
      .limit(holidaysOnScreen.all - holidaysOnScreen.ahead),
  ]);
  if (!shop) throw new Error(`Shop ${shopId} does not exist`);
  return { ...shop, holidays: [...ahead, ...past].map(holidayValue) };
}

/** Planned and running holidays of a shop, by the time they begin. */
export function listAhead(tx: Transaction, shopId: number) {
  return tx
    .select({
      id: shopHolidays.id,
      startsAt: shopHolidays.startsAt,
      endsAt: shopHolidays.endsAt,
      sells: shopHolidays.sells,
      shownFrom: shopHolidays.shownFrom,
    })
    .from(shopHolidays)
    .where(and(eq(shopHolidays.shopId, shopId), isAhead))
    .orderBy(asc(shopHolidays.startsAt));
}

const minuteMs = 60_000;

/**
 * The holidays of a shop from now on. One counts for orders from `knownFrom` on: buyers could see it for a minute then, so that whoever
 * is just ordering is not surprised.
 */
export async function listHolidaysAhead(
  tx: Transaction,
  shopId: number,
): Promise<(Span & { id: number; knownFrom: number })[]> {
  const rows = await tx
    .select({
      ...{ id: shopHolidays.id, from: shopHolidays.startsAt, until: shopHolidays.endsAt },
      shownFrom: shopHolidays.shownFrom,
    })
    .from(shopHolidays)
    .where(and(eq(shopHolidays.shopId, shopId), isAhead));
  return rows.map(({ id, from, until, shownFrom }) => ({
    ...{ id, from: from.getTime(), until: until.getTime() },
    knownFrom: shownFrom.getTime() + minuteMs,
  }));
}
