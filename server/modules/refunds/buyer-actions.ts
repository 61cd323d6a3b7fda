import { eq, sql } from 'drizzle-orm';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { noteOpenRefunds } from '#server/modules/orders/index.ts';
import { withRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { platformAsked } from './events.ts';
import { freeUnits } from './free-units.ts';
import { moveRefund } from './move-refund.ts';
import { countUnended } from './queries.ts';
import { reserveShare } from './reserve-share.ts';
import { refunds } from './tables.ts';

type OfBuyer = { number: string; accountId: number };

/** Withdraws a refund, as long as neither products nor money are under way. */
export function withdrawRefund(which: OfBuyer): Promise<null> {
  return withRefund(which, async (tx, locked) => {
    const { id, status, sentBackAt } = locked.refund;
    if (sentBackAt !== null) throw new Refusal('refund_cannot_move');
    const from = status === 'accepted' || status === 'offered' ? status : 'under_review';
    await moveRefund(tx, id, { from, to: 'withdrawn', by: 'shopper' });
    await freeUnits(tx, locked);
  });
}

/** Asks the platform to decide about a shop's refusal. Works once: the platform's decision is final. */
export function askPlatform(which: OfBuyer): Promise<null> {
  return withRefund(which, async (tx, { refund }) => {
    const { id, status, number, orderId } = refund;
    if (status !== 'refused' || refund.platformAskedAt !== null || refund.platformDecidedAt !== null)
      throw new Refusal('refund_cannot_move');
    const { decideDays } = await getSite(tx, 'refunds');
    const answerBy = sql<Date>`mall_now() + make_interval(days => ${decideDays})`;
    const [asked] = await tx
      .update(refunds)
      .set({ platformAskedAt: mallNow, answerBy, remindedAt: null })
      .where(eq(refunds.id, id))
      .returning();
    if (!asked?.answerBy) throw new Error(`Refund ${number} has no deadline`);
    await reserveShare(tx, await noteOpenRefunds(tx, orderId, await countUnended(tx, orderId)), asked);
    await publish(tx, platformAsked, { number, deadline: asked.answerBy.toISOString() });
  });
}
