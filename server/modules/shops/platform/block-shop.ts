import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { shopBlockChanged } from '#server/modules/shops/events.ts';
import { publishShop } from '#server/modules/shops/own-shop/publish-shop.ts';
import { shopClosings, shops } from '#server/modules/shops/tables.ts';

type Asked = { id: number; reason: string };

/** Locks a shop: whoever opens, closes or blocks it at the same time waits. */
async function lockState(tx: Transaction, id: number) {
  const [shop] = await tx
    .select({ name: shops.name, isOpen: shops.isOpen, ownerId: shops.ownerId })
    .from(shops)
    .where(eq(shops.id, id))
    .for('no key update');
  if (!shop) throw new Refusal('shop_not_found');
  return shop;
}

const isNow = (shopId: number) => and(eq(shopClosings.shopId, shopId), isNull(shopClosings.liftedAt));

/** Refuses to open a shop that the platform has closed. The caller has locked the shop. */
export async function assertNotBlocked(tx: Transaction, shopId: number): Promise<void> {
  const [closing] = await tx.select({ id: shopClosings.id }).from(shopClosings).where(isNow(shopId));
  if (closing) throw new Refusal('shop_closed_by_platform');
}

/** Closes a shop for the platform: its people cannot open it until that is lifted. */
export async function blockShop(tx: Transaction, by: LoggedOperator, { id, reason }: Asked): Promise<void> {
  const { name, isOpen, ownerId } = await lockState(tx, id);
  await assertNotBlocked(tx, id);
  const [closing] = await tx
    .insert(shopClosings)
    .values({ shopId: id, reason, wasOpen: isOpen, closedBy: by?.session.accountId ?? null, closedAt: mallNow })
    .returning({ id: shopClosings.id });
  await tx.update(shops).set({ isOpen: false }).where(eq(shops.id, id));
  await publishShop(tx, id);
  const cause = { closingId: closing?.id ?? 0, shopId: id, ownerId, name: name.en, reason };
  await publish(tx, shopBlockChanged, { ...cause, isBlocked: true, isOpen: false });
  await logOperatorAct(tx, by, {
    act: 'shop_blocked',
    subject: name.en,
    before: { isOpen },
    after: { isOpen: false, isBlocked: true },
    reason,
  });
}

/** Lifts that the platform closed a shop. It opens if it was open before. Returns whether it is open now. */
export async function unblockShop(tx: Transaction, by: LoggedOperator, { id, reason }: Asked): Promise<boolean> {
  const { name, ownerId } = await lockState(tx, id);
  const [closing] = await tx
    .update(shopClosings)
    .set({ liftReason: reason, liftedBy: by?.session.accountId ?? null, liftedAt: mallNow })
    .where(isNow(id))
    .returning({ id: shopClosings.id, isOpen: shopClosings.wasOpen });
  if (!closing) throw new Refusal('shop_not_closed');
  const { isOpen } = closing;
  await tx.update(shops).set({ isOpen }).where(eq(shops.id, id));
  await publishShop(tx, id);
  const cause = { closingId: closing.id, shopId: id, ownerId, name: name.en, reason };
  await publish(tx, shopBlockChanged, { ...cause, isBlocked: false, isOpen });
  await logOperatorAct(tx, by, {
    act: 'shop_unblocked',
    subject: name.en,
    before: { isOpen: false, isBlocked: true },
    after: { isOpen, isBlocked: false },
    reason,
  });
  return isOpen;
}
