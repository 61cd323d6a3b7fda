import { and, eq, lt, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { couponOffersChanged } from './events.ts';
import { countReceived, findByCode, findOffer, isNotOver, type Offer } from './offer-queries.ts';
import { coupons, receivedCoupons } from './tables.ts';

type Dates = { validDays: number | null; startsAt: Date | null; endsAt: Date | null };
type Received = { endsAt: string; canReceiveMore: boolean };

/** Gives a coupon to an account: never more than were issued, never more than one person may have. */
export async function receiveCoupon(accountId: number, couponId: number): Promise<Received> {
  await countTry('receiveCoupon', String(accountId));
  return transaction(async (tx) => {
    const offer = await findOffer(tx, couponId);
    if (!offer) throw new Refusal('coupon_not_found');
    return receiveOffer(tx, accountId, offer);
  });
}

/** Gives the coupon with this code to an account. */
export async function receiveByCode(
  accountId: number,
  locale: Locale,
  typed: string,
): Promise<{ name: string; endsAt: string }> {
  await countTry('couponCode', String(accountId));
  return transaction(async (tx) => {
    const coupon = await findByCode(tx, typed.toUpperCase(), locale);
    if (!coupon) throw new Refusal('coupon_code_wrong');
    if (coupon.isOver) throw new Refusal('coupon_code_over');
    if (coupon.isEarly) throw new Refusal('coupon_code_early');
    const { endsAt } = await receiveOffer(tx, accountId, coupon);
    return { name: coupon.name, endsAt };
  });
}

async function receiveOffer(tx: Transaction, accountId: number, offer: Offer): Promise<Received> {
  const { id: couponId, perPerson } = offer;
  // The claim comes first. It locks the coupon, so others wait, and the count that follows stays true.
  const claimed = await claimOne(tx, couponId);
  const number = (await countReceived(tx, couponId, accountId)) + 1;
  if (number > perPerson) throw new Refusal('coupon_received');
  if (!claimed) throw new Refusal('coupon_gone');
  const [received] = await tx
    .insert(receivedCoupons)
    .values({ couponId, accountId, number, receivedAt: mallNow, ...datesOf(claimed) })
    .returning({ endsAt: receivedCoupons.endsAt });
  if (!received) throw new Error('Inserting a received coupon returned no row');
  if (claimed.left === 0) {
    await invalidateCache(tx, 'coupons');
    await publishIds(tx, couponOffersChanged, [couponId]);
  }
  return { endsAt: received.endsAt.toISOString(), canReceiveMore: number < perPerson && claimed.left > 0 };
}

async function claimOne(tx: Transaction, couponId: number) {
  const [claimed] = await tx
    .update(coupons)
    .set({ claimed: sql`${coupons.claimed} + 1` })
    .where(and(eq(coupons.id, couponId), eq(coupons.isOpen, true), isNotOver, lt(coupons.claimed, coupons.issued)))
    .returning({
      validDays: coupons.validDays,
      startsAt: coupons.startsAt,
      endsAt: coupons.endsAt,
      left: sql<number>`${coupons.issued} - ${coupons.claimed}`,
    });
  return claimed;
}

/** When one copy can be spent: on the coupon's fixed dates, or for its days from now on. */
export function datesOf({ validDays, startsAt, endsAt }: Dates) {
  return {
    startsAt: startsAt ?? mallNow,
    endsAt: endsAt ?? sql`${mallNow} + make_interval(days => ${validDays})`,
  };
}
