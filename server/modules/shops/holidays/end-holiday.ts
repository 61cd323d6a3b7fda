import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { holidayShortened } from '#server/modules/shops/events.ts';
import { lockShop } from '#server/modules/shops/lock-shop.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { shopHolidays } from '#server/modules/shops/tables.ts';
import { showHoliday } from './follow-holidays.ts';
import { getHoliday } from './holiday-queries.ts';

/** Ends a running holiday now, or cancels a planned one: deadlines that it has moved move back. */
export function endHoliday(actor: Actor, id: number): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    await lockShop(tx, shopId);
    const mine = and(eq(shopHolidays.id, id), eq(shopHolidays.shopId, shopId));
    const [before] = await tx.select().from(shopHolidays).where(mine);
    if (!before) throw new Refusal('holiday_not_found');
    const { from, until } = await getHoliday(tx, id);
    const [ended] = await tx
      .update(shopHolidays)
      .set({ endsAt: sql`greatest(${shopHolidays.startsAt}, mall_now())`, endedAt: mallNow })
      .where(and(mine, gt(shopHolidays.endsAt, mallNow), isNull(shopHolidays.endedAt)))
      .returning({ endedAt: shopHolidays.endedAt });
    if (!ended?.endedAt) throw new Refusal('holiday_over');
    await publish(tx, holidayShortened, {
      ...{ shopId, holidayId: id },
      from: before.startsAt.toISOString(),
      until: before.endsAt.toISOString(),
      shownFrom: before.shownFrom.toISOString(),
      endedAt: ended.endedAt.toISOString(),
    });
    await showHoliday(tx, shopId);
    await logAct(tx, actor, 'holiday_ended', `${from} – ${until}`);
    return null;
  });
}
