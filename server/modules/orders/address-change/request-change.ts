import { and, eq } from 'drizzle-orm';
import type { AddressChange } from '#contract/orders/address-change.ts';
import { transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findAddress } from '#server/modules/identity/index.ts';
import { addressChangeRequested } from '#server/modules/orders/events.ts';
import { lockOrder } from '#server/modules/orders/lifecycle/lock-order.ts';
import { addressChanges } from '#server/modules/orders/tables.ts';
import { countShipped, findAddressChange, findOwnOrder, mayChangeAddress } from './change-queries.ts';

type Input = { orderNumber: string; addressId: number };

/** Asks the shop for another delivery address. One request at a time; the order's own address stays until the shop agrees. */
export function requestChange(accountId: number, { orderNumber, addressId }: Input): Promise<AddressChange> {
  return transaction(async (tx) => {
    const orderId = await findOwnOrder(tx, orderNumber, { accountId });
    const order = orderId === null ? null : await lockOrder(tx, orderId);
    if (!order || order.hiddenAt) throw new Refusal('order_not_found');
    const found = await findAddress(tx, accountId, addressId);
    if (!found) throw new Refusal('address_not_found');
    if (!mayChangeAddress(order, await countShipped(tx, order.id))) throw new Refusal('address_change_late');
    // Freight was computed for this country.
    if (found.country !== order.address?.country) throw new Refusal('address_other_country');
    const { id: _, isDefault: _default, ...address } = found;
    const written = await tx
      .insert(addressChanges)
      .values({ orderId: order.id, address, createdAt: mallNow })
      .onConflictDoNothing()
      .returning({ id: addressChanges.id });
    if (written.length === 0) throw new Refusal('address_change_open');
    await publish(tx, addressChangeRequested, { orderNumber, changeId: written[0]?.id ?? 0 });
    const change = await findAddressChange(tx, order.id);
    if (!change) throw new Error(`The address change of order ${order.id} is gone`);
    return change;
  });
}

/** Withdraws a request that the shop has not answered: the order goes to its own address. */
export function withdrawChange(
  accountId: number,
  { orderNumber, id }: { orderNumber: string; id: number },
): Promise<null> {
  return transaction(async (tx) => {
    const orderId = await findOwnOrder(tx, orderNumber, { accountId });
    if (orderId === null) throw new Refusal('order_not_found');
    const isOpen = and(
      eq(addressChanges.id, id),
      eq(addressChanges.orderId, orderId),
      eq(addressChanges.status, 'open'),
    );
    const ended = await tx
      .update(addressChanges)
      .set({ status: 'withdrawn', decidedAt: mallNow })
      .where(isOpen)
      .returning({ id: addressChanges.id });
    if (ended.length === 0) throw new Refusal('address_change_over');
    return null;
  });
}
