import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { saveOrderNote as contract, OrderNote } from '#contract/shipping/merchant-notes.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findShopOrder } from '#server/modules/shipping/queries.ts';
import { orderNotes } from '#server/modules/shipping/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { findNote } from './note-queries.ts';

type Input = z.output<typeof contract.input>;

/** Saves what the shop's people write about an order. Of two who edit the same version the first wins, and the second is refused. */
export function saveNote(actor: Actor, { orderNo: orderNumber, ...input }: Input): Promise<OrderNote> {
  return transaction(async (tx) => {
    const orderId = await findShopOrder(tx, actor.shopId, orderNumber);
    if (orderId === null) throw new Refusal('order_not_found');
    if (!(await write(tx, actor, orderId, input))) throw new Refusal('changed_meanwhile');
    await logAct(tx, actor, 'order_noted', orderNumber, input.note);
    return findNote(tx, orderId);
  });
}

async function write(
  tx: Transaction,
  { shopId, accountId }: Actor,
  orderId: number,
  { version, note, flag }: Omit<Input, 'orderNo'>,
): Promise<boolean> {
  const values = { note, flag, accountId, changedAt: mallNow, version: version + 1 };
  const written =
    version === 0
      ? await tx
          .insert(orderNotes)
          .values({ ...values, orderId, shopId })
          .onConflictDoNothing()
          .returning({ orderId: orderNotes.orderId })
      : await tx
          .update(orderNotes)
          .set(values)
          .where(and(eq(orderNotes.orderId, orderId), eq(orderNotes.version, version)))
          .returning({ orderId: orderNotes.orderId });
  return written.length === 1;
}
