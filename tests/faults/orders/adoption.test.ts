import { eq, sql } from 'drizzle-orm';
import type { QueryConfig } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPayment } from '#contract/payments/shopper.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { transaction } from '#server/database/connection.ts';
import { adoptCoupons } from '#server/modules/coupons/index.ts';
import type * as Orders from '#server/modules/orders/guests/adopt-orders.ts';
import { lockOrder, markPaid } from '#server/modules/orders/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import { withdrawRefund } from '#server/modules/refunds/buyer-actions.ts';
import { handleProviderRefund } from '#server/modules/refunds/index.ts';
import { adoptBelongings } from '#server/start/adopt-guest.ts';
import { as, newEmail, type Person, signUp } from '#tests/support/accounts/accounts.ts';
import { giveCoupon, order, pay, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { aVisitor, oneOrder } from '#tests/support/accounts/visitors.ts';
import { deliverAll, violationsOf } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { atGateway } from '#tests/support/orders/payments.ts';
import { askForRefund, orderOf, ownerOf } from '#tests/support/orders/refunds.ts';

// What a visitor bought goes to an account while something else is done with it: both are done, whichever comes first.

const planted = vi.hoisted(() => ({ adoptOrders: null as typeof Orders.adoptOrders | null }));
vi.mock('#server/modules/orders/guests/adopt-orders.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof Orders>(), 'adoptOrders');
});
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
});
beforeEach(() => mall.pool.query('delete from rate_windows'));
afterEach(() => removePlantedBugs(planted));

type Act = () => Promise<string>;

/** What became of it: done, or the reason of its refusal. */
const acting =
  (work: () => Promise<unknown>): Act =>
  () =>
    work().then(
      () => 'done',
      (error) => String(error?.reason ?? 'failed'),
    );
const adopting = (...visitors: Person[]) =>
  acting(() => transaction((tx) => adoptBelongings({ visitorIds: visitors.map((each) => each.accountId) }, tx)));
const orderRow = (number: string) => ({ text: 'select from orders where number = $1 for update', values: [number] });

/** Both at once, in this turn at the lock; then each once more, as events are that could not be delivered. */
async function race(lock: QueryConfig, acts: readonly Act[]): Promise<string[]> {
  const outcomes = await inTurnAtLock(mall.pool, lock, acts);
  for (const act of acts) await act();
  await deliverAll();
  return outcomes;
}

/** An order of a visitor with a coupon, and a refund of all of it. */
async function refundAsked() {
  const visitor = await aVisitor(mall);
  const couponId = await giveCoupon(visitor, { discount: 300 });
  const { tradeNo: paymentNumber, orderNo: number } = await oneOrder(mall, visitor, variant(1));
  expect(await pay(mall, visitor, paymentNumber)).toBe('paid');
  const { lines } = await orderOf(mall, visitor, number);
  return { visitor, couponId, number, refund: await askForRefund(mall, visitor, number, lines) };
}

/** The refund ends, and its coupon returns, while the visitor's mailbox was just proved. */
async function endAndAdopt(): Promise<string[]> {
  const { visitor, couponId, number, refund } = await refundAsked();
  expect((await mall.ask(acceptRefund, { refundOrderNo: refund }, as(owner.token))).code).toBe(200);
  await sendProviderRefunds();
  const { uid } = await signUp(mall, visitor.email);
  const paidBack = { operation: `refund:${refund}`, by: 'provider' } as const;
  const ending = acting(() => transaction((tx) => handleProviderRefund(paidBack, tx)));
  const outcomes = await race(orderRow(number), [ending, adopting(visitor)]);
  const { rows } = await mall.pool.query(
    `select o.status, o.account_id as "ownerId", c.state, c.account_id as "couponOwnerId"
      from orders o, received_coupons c where o.number = $1 and c.id = $2`,
    [number, couponId],
  );
  expect(rows).toEqual([{ status: 'refunded', ownerId: uid, state: 'received', couponOwnerId: uid }]);
  return outcomes;
}

test('a refund returns a coupon while order and coupon go to an account', async () => {
  expect(await endAndAdopt()).toEqual(['done', 'done']);
  expect(await violationsOf(mall)).toEqual([]);
});

test('N: with coupons before orders each waits for the other, and the database ends one of them', async () => {
  const real = await vi.importActual<typeof Orders>('#server/modules/orders/guests/adopt-orders.ts');
  planted.adoptOrders = async (tx, adopted) => {
    await adoptCoupons(tx, adopted);
    await real.adoptOrders(tx, adopted);
  };
  expect(await endAndAdopt()).toContain('failed');
});

/** Two orders of a visitor that were just paid, which is still to be handled. The first was changed, and lies behind the second. */
async function twoPaid() {
  const visitor = await aVisitor(mall);
  const { orderNo: paymentNumber, orderNumbers } = await order(mall, visitor, variant(0), variant(1));
  const { data } = await mall.ask(startPayment, { orderNo: paymentNumber, payType: 'sandbox' }, as(visitor.token));
  await atGateway(mall.api, 'card', { clientSecret: data?.clientSecret ?? null, number: '4242424242424242' });
  await vi.waitFor(async () => {
    const { rows } = await mall.pool.query('select status from payments where number = $1', [paymentNumber]);
    expect(rows).toEqual([{ status: 'paid' }]);
  }, patience);
  const [first = '', second = ''] = orderNumbers;
  for (let isBehind = false; !isBehind; ) {
    const { rows } = await mall.pool.query(
      `update orders set note = note || '.' where number = $1
        returning ctid > (select other.ctid from orders other where other.number = $2) as "isBehind"`,
      [first, second],
    );
    isBehind = rows[0].isBehind;
  }
  return { visitor, paymentNumber, second };
}

/** The payment of two orders is handled while the visitor's mailbox was just proved. */
async function payAndAdopt(): Promise<string[]> {
  const { visitor, paymentNumber, second } = await twoPaid();
  const { uid } = await signUp(mall, visitor.email);
  const paying = acting(() => transaction((tx) => markPaid(paymentNumber, tx)));
  const outcomes = await race(orderRow(second), [adopting(visitor), paying]);
  const { rows } = await mall.pool.query(
    'select o.status, o.account_id from orders o join payments t on t.id = o.payment_id where t.number = $1',
    [paymentNumber],
  );
  expect(rows).toEqual(Array(2).fill({ status: 'paid', account_id: uid }));
  return outcomes;
}

test('two orders are paid while they go to an account', async () => {
  expect(await payAndAdopt()).toEqual(['done', 'done']);
  expect(await violationsOf(mall)).toEqual([]);
});

test('N: taken as they lie on the disk, the database ends one of the two', async () => {
  planted.adoptOrders = async (tx, adopted) => {
    // An index would give them in another order, also where it only says on which pages they are.
    await tx.execute(sql`set local enable_indexscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    for (const { visitorId, ownerId: accountId } of adopted)
      await tx.update(orders).set({ accountId }).where(eq(orders.accountId, visitorId));
  };
  expect(await payAndAdopt()).toContain('failed');
});

/** Of two visits with one mailbox the later has ordered first. A holiday that ends early locks the orders of its shop by id. */
async function adoptInHoliday(): Promise<string[]> {
  const email = newEmail();
  const [one, other] = [await aVisitor(mall, email), await aVisitor(mall, email)];
  await oneOrder(mall, other, variant(1));
  const { orderNo: last } = await oneOrder(mall, one, variant(1));
  const { uid } = await signUp(mall, email);
  const { rows } = await mall.pool.query<{ id: number }>(
    'select id from orders where account_id = any($1) order by id',
    [[one.accountId, other.accountId]],
  );
  const ending = acting(() =>
    transaction(async (tx) => {
      for (const { id } of rows) await lockOrder(tx, id);
    }),
  );
  const outcomes = await race(orderRow(last), [adopting(one, other), ending]);
  const { rows: theirs } = await mall.pool.query('select id from orders where account_id = $1 order by id', [uid]);
  expect(theirs).toEqual(rows);
  return outcomes;
}

test('orders of two visits go to an account while a holiday of their shop ends early', async () => {
  expect(await adoptInHoliday()).toEqual(['done', 'done']);
});

test('N: taken visit by visit, the database ends one of the two', async () => {
  const real = await vi.importActual<typeof Orders>('#server/modules/orders/guests/adopt-orders.ts');
  planted.adoptOrders = async (tx, adopted) => {
    for (const each of adopted) await real.adoptOrders(tx, [each]);
  };
  expect(await adoptInHoliday()).toContain('failed');
});

test('a refund that a visitor withdraws while it goes to an account is not found, and nothing fails', async () => {
  const { visitor, number, refund } = await refundAsked();
  const { uid } = await signUp(mall, visitor.email);
  const withdrawing = acting(() => withdrawRefund({ number: refund, accountId: visitor.accountId }));
  expect(await race(orderRow(number), [adopting(visitor), withdrawing])).toEqual(['done', 'refund_not_found']);
  const { rows } = await mall.pool.query('select status, account_id from refunds where number = $1', [refund]);
  expect(rows).toEqual([{ status: 'under_review', account_id: uid }]);
});
