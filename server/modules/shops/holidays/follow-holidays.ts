import { and, asc, eq, lte } from 'drizzle-orm';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow, readMallTime } from '#server/database/mall-clock.ts';
import { publishShop } from '#server/modules/shops/own-shop/publish-shop.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { listAhead } from './holiday-queries.ts';
import { shownHoliday } from './shown-holiday.ts';

const atOnce = 100;
const asDate = (ms: number | undefined | null) => (ms === undefined || ms === null ? null : new Date(ms));

/** Writes down what the pages of a shop say about its holidays now, and drops what is cached of them. The caller has locked the shop. */
export async function showHoliday(tx: Transaction, shopId: number): Promise<void> {
  const ahead = await listAhead(tx, shopId);
  const { shown, turnAt } = shownHoliday(
    ahead.map(({ startsAt, endsAt, sells, shownFrom }) => ({
      ...{ from: startsAt.getTime(), until: endsAt.getTime(), shownFrom: shownFrom.getTime(), sells },
    })),
    await readMallTime(),
  );
  await tx
    .update(shops)
    .set({
      holidayFrom: asDate(shown?.from),
      holidayUntil: asDate(shown?.until),
      holidaySells: shown?.sells ?? true,
      holidayTurnAt: asDate(turnAt),
    })
    .where(eq(shops.id, shopId));
  await publishShop(tx, shopId);
}

/** Follows holidays that have just come into sight, begun or ended. A shop that another process changes now is left to it. */
export async function followHolidays(): Promise<void> {
  const isDue = lte(shops.holidayTurnAt, mallNow);
  const due = await database()
    .select({ id: shops.id })
    .from(shops)
    .where(isDue)
    .orderBy(asc(shops.holidayTurnAt))
    .limit(atOnce);
  for (const { id } of due)
    await transaction(async (tx) => {
      const [still] = await tx
        .select({ id: shops.id })
        .from(shops)
        .where(and(eq(shops.id, id), isDue))
        .for('no key update', { skipLocked: true });
      if (still) await showHoliday(tx, id);
    });
}
