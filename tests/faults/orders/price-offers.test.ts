import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmPriceOffer, offerPrice } from '#contract/orders/price-offers.ts';
import { startPayment } from '#contract/payments/shopper.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import type * as Ends from '#server/modules/orders/price-offer/end-offer.ts';
import type * as Whole from '#server/modules/orders/reads/whole-order-queries.ts';
import { readWholeOrder } from '#server/modules/orders/reads/whole-order-queries.ts';
import { priceOffers } from '#server/modules/orders/tables.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import type * as Lowering from '#server/modules/payments/lower-amount.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { setFreeStock } from '#tests/support/accounts/concurrent-buyers.ts';
import { deliverAll, violationsOf } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { atGateway } from '#tests/support/orders/payments.ts';
import { anOwner } from '#tests/support/orders/shop-orders.ts';

// A lower price is offered or confirmed while the order is paid: what is paid is always what is due. Each race is also run against
// a planted bug, which it must find.

const planted = vi.hoisted(() => ({
  lockUnpaid: null as typeof Lowering.lockUnpaid | null,
  reduceAmount: null as typeof Lowering.reduceAmount | null,
  endOffer: null as typeof Ends.endOffer | null,
  lockWholeOrder: null as typeof Whole.lockWholeOrder | null,
}));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, ...names: (keyof Module & string)[]) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, ...names),
);
vi.mock('#server/modules/payments/lower-amount.ts', (original) =>
  plant(() => original<typeof Lowering>(), 'lockUnpaid', 'reduceAmount'),
);
vi.mock('#server/modules/orders/price-offer/end-offer.ts', (original) =>
  plant(() => original<typeof Ends>(), 'endOffer'),
);
vi.mock('#server/modules/orders/reads/whole-order-queries.ts', (original) =>
  plant(() => original<typeof Whole>(), 'lockWholeOrder'),
);
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let ana: Buyer;
const coffee = 1;
const off = 150;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await anOwner(small.shopIds[1] ?? 0);
});
beforeEach(async () => {
  await setFreeStock(mall, variant(coffee), 1_000);
  ana = await aBuyer();
});
afterEach(() => removePlantedBugs(planted));

async function unpaid() {
  const { orderNo: paymentNumber, orderNumbers, payable } = await order(mall, ana, variant(coffee));
  return { paymentNumber, number: orderNumbers[0] ?? '', payable };
}
const offer = (number: string, seen: number, taken = { productsOff: off, freightOff: 0 }) =>
  mall.ask(offerPrice, { orderNo: number, seen, ...taken, reason: 'A scratch' } as never, as(owner.token));
const confirm = (number: string, id: number) => mall.ask(confirmPriceOffer, { orderNo: number, id }, as(ana.token));

/** Pays what the card form was opened for, and waits until the mall knows of it. */
async function cardForm(paymentNumber: string) {
  const { data } = await mall.ask(startPayment, { orderNo: paymentNumber, payType: 'sandbox' }, as(ana.token));
  return async () => {
    const answer = await atGateway(mall.api, 'card', {
      clientSecret: data?.clientSecret ?? null,
      number: '4242424242424242',
    });
    if (answer.state !== 'succeeded') return false;
    await vi.waitFor(async () => {
      const { rows } = await mall.pool.query(
        'select 1 from captures c join payments t on t.id = c.payment_id where t.number = $1',
        [paymentNumber],
      );
      expect(rows).toHaveLength(1);
    }, patience);
    return true;
  };
}
async function endOf(paymentNumber: string) {
  await sendProviderRefunds();
  await deliverAll();
  const { rows } = await mall.pool.query(
    `select t.status, t.amount, o.payable, f.status as offer, c.amount as captured, c.is_accepted as "isAccepted"
      from payments t join orders o on o.payment_id = t.id left join price_offers f on f.order_id = o.id
      left join captures c on c.payment_id = t.id where t.number = $1`,
    [paymentNumber],
  );
  return rows[0];
}

describe('confirming and paying at once', () => {
  async function race(count: number, pays = (pay: () => Promise<boolean>) => pay()) {
    const { number, paymentNumber, payable } = await unpaid();
    const { data } = await offer(number, payable);
    const pay = await cardForm(paymentNumber);
    const [isPaid, ...answers] = await Promise.all([
      pays(pay),
      ...Array.from({ length: count - 1 }, () => confirm(number, data?.id ?? 0)),
    ]);
    const confirmed = answers.filter(({ code }) => code === 200).length;
    return { isPaid, confirmed, payable, end: await endOf(paymentNumber) };
  }

  test.each([2, 20])(
    '%i at one payment: it is paid as it was, or the price is lower and nothing was paid',
    async (count) => {
      for (let round = 0; round < 3; round++) {
        const { isPaid, confirmed, payable, end } = await race(count);
        expect({ isPaid, confirmed, end }).toEqual(
          isPaid
            ? {
                isPaid: true,
                confirmed: 0,
                end: { status: 'paid', amount: payable, payable, offer: 'lapsed', captured: payable, isAccepted: true },
              }
            : {
                isPaid: false,
                confirmed: 1,
                end: {
                  status: 'open',
                  amount: payable - off,
                  payable: payable - off,
                  offer: 'confirmed',
                  captured: null,
                  isAccepted: null,
                },
              },
        );
      }
      expect(await violationsOf(mall)).toEqual([]);
    },
  );
});

describe('offering and paying at once', () => {
  async function race() {
    const { number, paymentNumber, payable } = await unpaid();
    const pay = await cardForm(paymentNumber);
    const [answer] = await Promise.all([offer(number, payable), pay()]);
    return { code: answer.code, payable, end: await endOf(paymentNumber) };
  }

  test('the order is paid at its price, and no offer stays open', async () => {
    for (let round = 0; round < 5; round++) {
      const { code, payable, end } = await race();
      expect(end).toEqual({
        status: 'paid',
        amount: payable,
        payable,
        offer: code === 200 ? 'lapsed' : null,
        captured: payable,
        isAccepted: true,
      });
    }
    expect(await violationsOf(mall)).toEqual([]);
  });
});

describe('confirming many times at once', () => {
  async function race(count: number) {
    const { number, paymentNumber, payable } = await unpaid();
    const { data } = await offer(number, payable);
    const answers = await concurrently(count, () => confirm(number, data?.id ?? 0));
    const confirmed = answers.filter(({ code }) => code === 200).length;
    const { amount, payable: after } = await endOf(paymentNumber);
    return { confirmed, others: new Set(answers.map(({ code }) => code)), off: payable - amount, payable, after };
  }

  test.each([2, 20])('of %i one lowers the price, once', async (count) => {
    const { confirmed, others, off: taken, payable, after } = await race(count);
    expect({ confirmed, others, taken, after }).toEqual({
      confirmed: 1,
      others: new Set([200, 409]),
      taken: off,
      after: payable - off,
    });
    expect(await violationsOf(mall)).toEqual([]);
  });
});

// Last, because what they break stays broken.
describe('N: planted bugs are found', () => {
  /** Which promises about this order or payment are broken. */
  const brokenOf = async (number: string) =>
    (await violationsOf(mall)).filter(({ what }) => what === number).map(({ promise }) => promise.split(' ')[0]);

  test('lowering the amount after an earlier read leaves a payment of another amount than was paid', async () => {
    const { number, paymentNumber, payable } = await unpaid();
    const { data } = await offer(number, payable);
    const [looked, hasPaid] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    planted.lockUnpaid = async () => {
      looked.resolve();
      await hasPaid.promise;
    };
    planted.reduceAmount = async (tx, paymentId, by) => {
      await tx
        .update(payments)
        .set({ amount: sql`${payments.amount} - ${by}` })
        .where(eq(payments.id, paymentId));
    };
    const confirming = confirm(number, data?.id ?? 0);
    await looked.promise;
    // A form that is opened after the others were closed.
    expect(await (await cardForm(paymentNumber))()).toBe(true);
    hasPaid.resolve();
    expect((await confirming).code).toBe(200);
    expect((await endOf(paymentNumber)).captured).toBe(payable);
    expect(await brokenOf(paymentNumber)).toContain('Q11');
  });

  test('without the lock an offer is open for an order that is paid', async () => {
    const { number, paymentNumber, payable } = await unpaid();
    const [looked, hasPaid] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    planted.lockUnpaid = async () => {
      looked.resolve();
      await hasPaid.promise;
    };
    const offering = offer(number, payable);
    await looked.promise;
    await (await cardForm(paymentNumber))();
    await deliverAll();
    hasPaid.resolve();
    expect((await offering).code).toBe(200);
    expect(await brokenOf(number)).toContain('Q1');
  });

  test('without locks and the condition the amount is lowered twice', async () => {
    const { number, paymentNumber, payable } = await unpaid();
    const { data } = await offer(number, payable, { productsOff: 0, freightOff: off });
    const haveLooked = barrier(2);
    planted.lockUnpaid = async () => {};
    planted.lockWholeOrder = async (tx, orderId) => {
      const whole = await readWholeOrder(tx, orderId);
      await haveLooked();
      return whole;
    };
    planted.endOffer = async (tx, _orderId, id, status) => {
      const [ended] = await tx
        .update(priceOffers)
        .set({ status, endedAt: sql`now()` })
        .where(eq(priceOffers.id, id))
        .returning();
      if (!ended) throw new Error('no offer');
      return ended;
    };
    const answers = await concurrently(2, () => confirm(number, data?.id ?? 0));
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect((await endOf(paymentNumber)).amount).toBe(payable - 2 * off);
    expect(await brokenOf(paymentNumber)).toContain('Q1');
  });
});
