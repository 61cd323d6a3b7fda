import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/coupons/merchant.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { couponOffersChanged, shopOffersChanged } from '#server/modules/coupons/events.ts';
import { coupons, receivedCoupons } from '#server/modules/coupons/tables.ts';
import { assertUnchanged, logAct, savedNow } from '#server/modules/shops/index.ts';
import { assertRoomForOffer, columnsOf, lockShopCoupon } from './coupon-rows.ts';
import { assertEndsLater, assertTargets } from './target-queries.ts';

type Columns = ReturnType<typeof columnsOf>;
type Before = Awaited<ReturnType<typeof lockShopCoupon>>;

/**
 * Replaces the terms of a coupon, unless it was changed since `version`. Once someone has received it, only its name, a larger
 * stock and a later end are accepted. One that was over goes on when it ends later.
 */
export function editCoupon(
  actor: Actor,
  { id, version, coupon: terms }: z.output<typeof contract.editCoupon.input>,
): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const before = await lockShopCoupon(tx, shopId, id);
    await assertUnchanged(tx, before, version);
    const after = columnsOf(terms);
    const endsOtherwise = after.endsAt?.getTime() !== before.endsAt?.getTime();
    if (before.claimed > 0 && !isOnlyMore(before, after)) throw new Refusal('coupon_terms_fixed');
    if (!coversSame(before, after)) await assertTargets(tx, shopId, terms);
    if (endsOtherwise) await assertEndsLater(tx, terms.endsAt);
    const goesOn = before.isOver && endsOtherwise;
    if (goesOn) await assertRoomForOffer(tx, shopId);
    await tx
      .update(coupons)
      .set({ ...after, version: version + 1, ...(goesOn && { isOpen: true }), ...savedNow(actor.accountId) })
      .where(eq(coupons.id, id));
    if (endsOtherwise && after.endsAt) await extendCopies(tx, id, after.endsAt);
    await invalidateCache(tx, 'coupons');
    await publishIds(tx, couponOffersChanged, [id]);
    if (!coversSame(before, after)) await publishIds(tx, shopOffersChanged, [shopId]);
    await logAct(tx, actor, 'coupon_changed', after.name.en);
    return null;
  });
}

/** What buyers hold stays as it is: nothing but the name differs, the stock is not smaller, and the end not earlier. */
function isOnlyMore(before: Before, after: Columns): boolean {
  const isSame = ([one, other]: readonly [unknown, unknown]) => JSON.stringify(one) === JSON.stringify(other);
  const fixed = (['scope', 'categoryId', 'percent', 'discount', 'minimumSpend', 'validDays', 'perPerson'] as const).map(
    (column) => [before[column], after[column]] as const,
  );
  const dates = [
    [before.startsAt, after.startsAt],
    [before.productIds.toSorted(), after.productIds.toSorted()],
  ] as const;
  const endsAsLate =
    before.endsAt === null ? after.endsAt === null : after.endsAt !== null && after.endsAt >= before.endsAt;
  return [...fixed, ...dates].every(isSame) && after.issued >= before.issued && endsAsLate;
}

const coversSame = (before: Before, after: Columns) =>
  JSON.stringify([before.scope, before.categoryId, before.productIds]) ===
  JSON.stringify([after.scope, after.categoryId, after.productIds]);

/** Copies that can still be spent end when the coupon does. */
async function extendCopies(tx: Transaction, couponId: number, endsAt: Date): Promise<void> {
  await tx
    .update(receivedCoupons)
    .set({ endsAt })
    .where(and(eq(receivedCoupons.couponId, couponId), eq(receivedCoupons.state, 'received')));
}
