import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { placeOrder as contract } from '#contract/orders/shopper-checkout.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { statement } from '#server/database/statement.ts';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { removeOrdered } from '#server/modules/cart/index.ts';
import {
  claimBargains,
  claimDeals,
  claimFlash,
  listRunningDeals,
  listSkuFacts,
  reserveStock,
} from '#server/modules/catalogue/index.ts';
import { listUsableCoupons, spendCoupons } from '#server/modules/coupons/index.ts';
import { assertNotAdopted } from '#server/modules/identity/index.ts';
import { ordersPlaced } from '#server/modules/orders/events.ts';
import { orderedLines } from '#server/modules/orders/reads/ordered-lines.ts';
import { checkoutDrafts, type DraftLine } from '#server/modules/orders/tables.ts';
import { openPayment } from '#server/modules/payments/index.ts';
import { spendPoints } from '#server/modules/points/index.ts';
import { readCheckout } from './checkout-queries.ts';
import { assertWithinLimits } from './limit-per-buyer.ts';
import { countLimitedUnits, lockForLimitedOffers } from './limited-offers.ts';
import { newNumber } from './order-numbers.ts';
import { ordersToWrite } from './orders-to-write.ts';
import { assertPlaceable } from './placeable.ts';
import { buildQuote, type Quoted, type QuoteInput } from './quote.ts';
import { writeOrders } from './write-orders.ts';

type Input = z.output<typeof contract.input>;
type Placed = OutputOf<typeof contract>;
type Buyer = { accountId: number; locale: Locale; idempotencyKey: string | null };

/**
 * Places one order per shop, all of them or none, and opens the payment for them. The same draft takes effect once and then
 * returns the same answer, and so does the same idempotency key, if the client sends one.
 */
export async function placeOrder(buyer: Buyer, input: Input): Promise<Placed> {
  const { accountId, idempotencyKey } = buyer;
  await countTry('submitOrder', String(accountId));
  const keyed = (key: string) => ({ accountId, call: contract.path, key, input });
  return transaction((tx) => {
    const placeOnce = () => runOncePerKey(tx, keyed(input.preOrderNo), () => place(tx, buyer, input));
    return idempotencyKey === null ? placeOnce() : runOncePerKey(tx, keyed(`key ${idempotencyKey}`), placeOnce);
  });
}

async function place(tx: Transaction, { accountId, locale }: Buyer, input: Input): Promise<Placed> {
  await assertNotAdopted(tx, accountId);
  const number = newNumber('PT');
  const draft = await claimDraft(tx, accountId, input.preOrderNo, number);
  const quoteInput = await readQuoteInput(tx, accountId, draft, input);
  const quoted = buildQuote(quoteInput, input);
  assertPlaceable(quoteInput, quoted, input, locale);
  await assertWithinLimits(tx, accountId, quoteInput.lines, locale);

  const { orders: rules, currency } = quoteInput.checkout.site;
  const { total } = quoted;
  const payment = await openPayment(tx, {
    number,
    accountId,
    amount: total.payable,
    currency: currency.currency,
    payMinutes: rules.payMinutes,
  });
  // Before the orders that refer to them: a foreign key locks the coupon too, and two transactions that both hold that lock
  // would deadlock.
  await spendCoupons(tx, accountId, usedCoupons(quoted), number);
  if (total.pointsUsed > 0) await spendPoints(tx, accountId, total.pointsUsed, number);
  const orders = ordersToWrite(quoted);
  const taken = await writeOrders(tx, {
    paymentId: payment.id,
    accountId,
    currency: currency.currency,
    address: quoteInput.checkout.address,
    orders,
  });
  const cartLineIds = draft.flatMap(({ cartLineId }) => cartLineId ?? []);
  if (cartLineIds.length > 0) await removeOrdered(tx, accountId, cartLineIds);
  await publish(tx, ordersPlaced, { paymentNumber: number });
  // Contended rows come last, so that others wait for them as briefly as possible.
  await claimFlash(tx, flashUnits(quoteInput));
  await claimBargains(tx, bargainUnits(quoteInput));
  await claimDeals(tx, dealsOf(quoteInput));
  await reserveStock(tx, taken, locale);
  return {
    orderNo: number,
    orderNumbers: orders.map(({ head }) => head.number),
    payable: total.payable,
    expiresAt: payment.expiresAt.toISOString(),
  };
}

/** Claims a checkout draft for this payment: the first transaction gets it. */
async function claimDraft(
  tx: Transaction,
  accountId: number,
  number: string,
  paymentNumber: string,
): Promise<DraftLine[]> {
  const [claimed] = await statement<{ lines: DraftLine[] }>(
    'claim_draft',
    sql`
    update ${checkoutDrafts} set payment_number = ${paymentNumber}
    where number = ${number} and account_id = ${accountId} and payment_number is null and ends_at > mall_now()
    returning lines`,
  ).rows(tx);
  if (!claimed) throw new Refusal('preparation_over');
  return claimed.lines;
}

async function readQuoteInput(
  tx: Transaction,
  accountId: number,
  draft: readonly DraftLine[],
  input: Input,
): Promise<QuoteInput> {
  const skuIds = draft.map(({ skuId }) => skuId);
  const usesCoupons = input.platformCouponId !== null || input.shops.some(({ couponId }) => couponId !== null);
  const facts = await listSkuFacts(tx, skuIds);
  await lockForLimitedOffers(tx, accountId, facts);
  const deals = await listRunningDeals(tx, [...new Set(facts.map(({ shopId }) => shopId))]);
  return {
    lines: orderedLines(draft, facts, await countLimitedUnits(tx, accountId, facts), deals),
    checkout: await readCheckout(tx, accountId, { skuIds, addressId: input.addressId }),
    coupons: usesCoupons ? await listUsableCoupons(tx, accountId) : [],
  };
}

function usedCoupons({ shops, platformCoupon }: Quoted): number[] {
  return [...shops.map(({ coupon }) => coupon), platformCoupon].flatMap((coupon) => coupon?.id ?? []);
}

function flashUnits({ lines }: QuoteInput) {
  return lines.flatMap(({ activityId, productId, quantity }) =>
    activityId === null ? [] : { activityId, productId, quantity },
  );
}

const dealsOf = ({ lines }: QuoteInput) => [...new Set(lines.flatMap(({ deal }) => deal ?? []))];

function bargainUnits({ lines }: QuoteInput) {
  return lines.flatMap(({ bargainId, quantity }) => (bargainId === null ? [] : { bargainId, quantity }));
}
