import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { lockShop } from '#server/modules/shops/lock-shop.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { assertNotBlocked } from '#server/modules/shops/platform/block-shop.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { publishShop } from './publish-shop.ts';

/** Opens or closes a shop to shoppers. False when it is so already: then nothing changes. */
export async function turnShop(tx: Transaction, actor: Actor, to: 'open' | 'closed'): Promise<boolean> {
  const { shopId } = actor;
  const isOpen = to === 'open';
  await lockShop(tx, shopId);
  if (isOpen) await assertNotBlocked(tx, shopId);
  const [shop] = await tx
    .update(shops)
    .set({ isOpen })
    .where(and(eq(shops.id, shopId), eq(shops.isOpen, !isOpen)))
    .returning({ name: shops.name });
  if (!shop) return false;
  await publishShop(tx, shopId);
  if (isOpen) await logAct(tx, actor, 'shop_opened', shop.name.en);
  else await logAct(tx, actor, 'shop_closed', shop.name.en);
  return true;
}
