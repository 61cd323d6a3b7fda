import { eq } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { deals } from '#server/modules/catalogue/tables.ts';
import { logAct, savedNow } from '#server/modules/shops/index.ts';
import { lockDeal } from './deal-rows.ts';

/** Ends a deal now, or cancels one that has not begun. Repeating it changes nothing. */
export function stopDeal(actor: Actor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const deal = await lockDeal(tx, actor.shopId, id);
    if (deal.stoppedAt !== null) return null;
    if (deal.isOver) throw new Refusal('deal_over');
    const change = { stoppedAt: mallNow, version: deal.version + 1, ...savedNow(actor.accountId) };
    await tx.update(deals).set(change).where(eq(deals.id, id));
    await logAct(tx, actor, 'deal_stopped', deal.name.en);
    return null;
  });
}
