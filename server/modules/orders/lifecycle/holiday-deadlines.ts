import { and, asc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { type holidayShortened, moveBackAfter, moveByHolidays } from '#server/modules/shops/index.ts';
import { sending } from './order-status.ts';

type Started = { id: number; shopId: number; createdAt: Date; shipBy: Date | null };

/** Moves shipping deadlines that have just begun by the holidays within them. */
export async function moveShipDeadlines(tx: Transaction, started: readonly Started[], days: number): Promise<void> {
  for (const { id, shopId, createdAt: orderedAt, shipBy: deadline } of started) {
    const shipBy = deadline && (await moveByHolidays(tx, { shopId, orderedAt, deadline }, days));
    if (shipBy) await tx.update(orders).set({ shipBy }).where(eq(orders.id, id));
  }
}

/** Moves shipping deadlines back after a holiday was ended early. The shop is reminded again, and has the time from then on. */
export async function moveShipDeadlinesBack(
  tx: Transaction,
  holiday: z.output<typeof holidayShortened.shape>,
): Promise<void> {
  const concerned = await tx
    .select({ id: orders.id, orderedAt: orders.createdAt, deadline: orders.shipBy })
    .from(orders)
    .where(
      and(
        eq(orders.shopId, holiday.shopId),
        inArray(orders.status, [...sending]),
        gte(orders.createdAt, new Date(holiday.shownFrom)),
        gt(orders.shipBy, new Date(holiday.until)),
        isNull(orders.overdueAt),
      ),
    )
    .orderBy(asc(orders.id))
    .for('no key update'); // as `lockOrder`: one that was sent meanwhile is left out
  if (concerned.length === 0) return;
  const backOf = await moveBackAfter(tx, holiday);
  const moved = concerned.flatMap(({ id, orderedAt, deadline }) => {
    const shipBy = deadline && backOf({ orderedAt, deadline });
    return shipBy ? [{ id, shipBy: shipBy.toISOString() }] : [];
  });
  await statement(
    'move_ship_deadlines_back',
    sql`update ${orders} set ship_by = moved.ship_by, ship_reminded_at = null
      from unnest(${sql.param(moved.map(({ id }) => id))}::int[], ${sql.param(moved.map(({ shipBy }) => shipBy))}::timestamptz[])
        as moved (id, ship_by) where ${orders.id} = moved.id`,
  ).run(tx);
}
