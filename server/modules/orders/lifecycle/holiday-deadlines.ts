import { and, asc, eq, gt, gte, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { type holidayShortened, moveBack, moveByHolidays } from '#server/modules/shops/index.ts';
import { lockOrder } from './lock-order.ts';
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
    .select({ id: orders.id })
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
    .orderBy(asc(orders.id));
  for (const { id } of concerned) {
    const order = await lockOrder(tx, id);
    if (!order?.shipBy || order.overdueAt !== null) continue;
    const { shopId, createdAt: orderedAt, shipBy: deadline } = order;
    const shipBy = await moveBack(tx, { shopId, orderedAt, deadline }, holiday);
    if (shipBy) await tx.update(orders).set({ shipBy, shipRemindedAt: null }).where(eq(orders.id, id));
  }
}
