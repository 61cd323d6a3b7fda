import { eq } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { bargains } from '#server/modules/catalogue/tables.ts';
import { logAct, savedNow } from '#server/modules/shops/index.ts';
import { lockBargain, publishBargain } from './bargain-rows.ts';

/** Ends a bargain now, or cancels one that has not begun. Repeating it changes nothing. */
export function stopBargain(actor: Actor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const bargain = await lockBargain(tx, actor.shopId, id);
    if (bargain.stoppedAt !== null) return null;
    if (bargain.isOver) throw new Refusal('bargain_over');
    const change = { stoppedAt: mallNow, version: bargain.version + 1, ...savedNow(actor.accountId) };
    await tx.update(bargains).set(change).where(eq(bargains.id, id));
    await publishBargain(tx, bargain.productId);
    await logAct(tx, actor, 'bargain_stopped', bargain.name);
    return null;
  });
}
