import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelTrade } from '#contract/orders.ts';
import { computePrice, placeOrder } from '#contract/orders-checkout.ts';
import { startPayment } from '#contract/payments.ts';
import { audit, auditDatabase } from '#server/audit.ts';
import { deliverNews } from '#server/database/news.ts';
import type * as Once from '#server/http/answer-once.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { listeners } from '#server/listeners.ts';
import type * as Flash from '#server/modules/catalogue/flash-quota.ts';
import type * as Stock from '#server/modules/catalogue/stock.ts';
import { activityProducts, skus, stockMoves } from '#server/modules/catalogue/tables.ts';
import { receivedCoupons } from '#server/modules/coupons/tables.ts';
import type * as Coupons from '#server/modules/coupons/use-coupons.ts';
import { expireTrades } from '#server/modules/orders/index.ts';
import type * as Moves from '#server/modules/orders/move-orders.ts';
import { sendPayBacks } from '#server/modules/payments/index.ts';
import { trades } from '#server/modules/payments/tables.ts';
import type * as Trades from '#server/modules/payments/trades.ts';
import type * as Spending from '#server/modules/points/spend-points.ts';
import { pointsBalances, pointsEntries } from '#server/modules/points/tables.ts';
import {
  aBuyer,
  agreeTo,
  type Buyer,
  giveCoupon,
  order,
  prepare,
  quoteFor,
  sendEverywhere,
  variantsOf,
  type Wanted,
} from '../buyers.ts';
import { moveClock, resetClock } from '../mall-clock.ts';
import { openMallUnderTest } from '../mall-under-test.ts';
import { meeting, together } from '../meeting.ts';
import { as } from '../people.ts';
import { fillSmallMall, type SmallMall } from '../small-mall.ts';
import { atGateway } from '../trades.ts';

// Many at one gate who want one thing: exactly one may have it. After each round the books must add up, and each round is
// also run against planted bugs, which it has to find: a crowd that finds nothing proves nothing.

const planted = vi.hoisted(() => ({
  reserveStock: null as typeof Stock.reserveStock | null,
  releaseStock: null as typeof Stock.releaseStock | null,
  claimFlash: null as typeof Flash.claimFlash | null,
  useCoupons: null as typeof Coupons.useCoupons | null,
  spendPoints: null as typeof Spending.spendPoints | null,
  closeTrade: null as typeof Trades.closeTrade | null,
  moveOrders: null as typeof Moves.moveOrders | null,
  answerOnce: null as typeof Once.answerOnce | null,
}));
/** A module with some of its functions replaced for as long as a bug is planted in their place. */
const plantable = vi.hoisted(
  () =>
    async <Module extends object>(
      original: () => Promise<Module>,
      ...names: (keyof Module & keyof typeof planted)[]
    ) => {
      const real = await original();
      const doors = names.map((name) => [
        name,
        (...given: unknown[]) => ((planted[name] ?? real[name]) as (...all: unknown[]) => unknown)(...given),
      ]);
      return { ...real, ...Object.fromEntries(doors) };
    },
);
vi.mock('#server/modules/catalogue/stock.ts', (original) =>
  plantable<typeof Stock>(original, 'reserveStock', 'releaseStock'),
);
vi.mock('#server/modules/catalogue/flash-quota.ts', (original) => plantable<typeof Flash>(original, 'claimFlash'));
vi.mock('#server/modules/coupons/use-coupons.ts', (original) => plantable<typeof Coupons>(original, 'useCoupons'));
vi.mock('#server/modules/points/spend-points.ts', (original) => plantable<typeof Spending>(original, 'spendPoints'));
vi.mock('#server/modules/payments/trades.ts', (original) => plantable<typeof Trades>(original, 'closeTrade'));
vi.mock('#server/modules/orders/move-orders.ts', (original) => plantable<typeof Moves>(original, 'moveOrders'));
vi.mock('#server/http/answer-once.ts', (original) => plantable<typeof Once>(original, 'answerOnce'));
// Ten orders a minute are enough for people, and would leave most of a crowd at the door.
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
const [tea, coffee] = [0, 1] as const;
const rowsOf = async (statement: string, ...values: unknown[]) => (await mall.pool.query(statement, values)).rows;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
});
beforeEach(async () => {
  await resetClock();
  for (const place of [tea, coffee]) await setFree(variant(place), 1_000);
  await mall.pool.query('update activity_products set quota = 100000 where activity_price is not null');
});
afterEach(() => {
  for (const name of Object.keys(planted) as (keyof typeof planted)[]) planted[name] = null;
});

/** Makes so many of a variant free, as a delivery to the shop would. */
const setFree = ({ skuId }: Wanted, free: number) =>
  mall.pool.query(
    'update skus set opening = opening + $2 - (on_hand - reserved), on_hand = reserved + $2 where id = $1',
    [skuId, free],
  );

/** Buyers who have looked at their quote and are about to press the button. */
async function readyToOrder(buyers: readonly Buyer[], wanted: Wanted, choose: object = {}) {
  const ready = [];
  for (const buyer of buyers) {
    const quote = await quoteFor(mall, buyer, await prepare(mall, buyer, wanted));
    const wish = { ...agreeTo(quote), ...choose };
    const { data } = await mall.ask(computePrice, wish, as(buyer.token));
    ready.push(() => mall.ask(placeOrder, { ...wish, quoteKey: data?.quoteKey ?? '' }, as(buyer.token)));
  }
  return ready;
}

const crowd = (count: number, options = {}) => Promise.all(Array.from({ length: count }, () => aBuyer(options)));
const tally = (words: (string | number)[]) =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
const codesOf = async (acts: (() => Promise<{ code: number }>)[]) =>
  tally((await Promise.all(acts.map((act) => act()))).map(({ code }) => code));
const oneOf = (count: number, refusal: number) => ({ 200: 1, [refusal]: count - 1 });
const promisesBroken = async () => [...new Set((await auditDatabase()).map(({ promise }) => promise.split(' ')[0]))];

describe('the last unit', () => {
  async function race(count: number) {
    await setFree(variant(coffee), 1);
    const acts = await readyToOrder(await crowd(count), variant(coffee));
    return codesOf(acts);
  }

  test.each([2, 20])('of %i who want it exactly one has it', async (count) => {
    expect(await race(count)).toEqual(oneOf(count, 409));
    expect(await auditDatabase()).toEqual([]);
  });

  test('N: looking before writing sells it twice, and the audit says so', async () => {
    const haveLooked = meeting(2);
    planted.reserveStock = async (tx, lines) => {
      for (const { lineId, skuId, quantity } of lines) {
        const [sku] = await tx.select().from(skus).where(eq(skus.id, skuId));
        if (!sku || sku.onHand - sku.reserved < quantity) throw new Refusal('not_enough_stock', { name: '', stock: 0 });
        await haveLooked();
        await tx
          .update(skus)
          .set({ reserved: sku.reserved + quantity })
          .where(eq(skus.id, skuId));
        await tx
          .insert(stockMoves)
          .values({ skuId, cause: `reserve:${lineId}`, onHandDelta: 0, reservedDelta: quantity });
      }
    };
    expect((await race(2))[200]).toBe(2);
    expect(await promisesBroken()).toEqual(['Q5']);
    await mall.pool.query(
      'update skus s set reserved = m.reserved, on_hand = on_hand + 10, opening = opening + 10 from (select sku_id, sum(reserved_delta) as reserved from stock_moves group by 1) m where m.sku_id = s.id',
    );
  });
});

describe('one coupon', () => {
  async function race(count: number) {
    const ana = await aBuyer();
    const platformCouponId = await giveCoupon(ana, { discount: 200 });
    const acts = await readyToOrder(Array(count).fill(ana), variant(coffee), { platformCouponId });
    const codes = await codesOf(acts);
    return { won: codes[200], lost: (codes[400] ?? 0) + (codes[409] ?? 0), platformCouponId };
  }

  test.each([2, 20])('of %i orders exactly one has it', async (count) => {
    expect(await race(count)).toMatchObject({ won: 1, lost: count - 1 });
    expect(await auditDatabase()).toEqual([]);
  });

  test('N: looking before writing lets two have it, and the audit says so', async () => {
    const haveLooked = meeting(2);
    planted.useCoupons = async (tx, _, [id = 0], tradeNumber) => {
      const [coupon] = await tx.select().from(receivedCoupons).where(eq(receivedCoupons.id, id));
      if (coupon?.state !== 'received') throw new Refusal('coupon_gone');
      await haveLooked();
      await tx.update(receivedCoupons).set({ state: 'used', usedFor: tradeNumber }).where(eq(receivedCoupons.id, id));
    };
    const { won, platformCouponId } = await race(2);
    expect([won, await promisesBroken()]).toEqual([2, ['Q8']]);
    await mall.pool.query(
      `update orders set platform_coupon_id = null where platform_coupon_id = $1
        and trade_id not in (select t.id from trades t join received_coupons c on c.used_for = t.number)`,
      [platformCouponId],
    );
  });
});

describe('all of somebody’s points', () => {
  async function race(count: number) {
    const ana = await aBuyer({ points: 500 });
    const codes = await codesOf(await readyToOrder(Array(count).fill(ana), variant(coffee), { usesPoints: true }));
    return { codes, ana };
  }

  test.each([2, 20])('of %i orders exactly one spends them', async (count) => {
    expect((await race(count)).codes).toEqual(oneOf(count, 409));
    expect(await auditDatabase()).toEqual([]);
  });

  test('N: looking before writing spends them twice, and the audit says so', async () => {
    const haveLooked = meeting(2);
    planted.spendPoints = async (tx, accountId, points, tradeNumber) => {
      const mine = eq(pointsBalances.accountId, accountId);
      const [balance] = await tx.select().from(pointsBalances).where(mine);
      if (!balance || balance.available < points) throw new Refusal('not_enough_points');
      await haveLooked();
      await tx
        .update(pointsBalances)
        .set({ available: balance.available - points })
        .where(mine);
      await tx.insert(pointsEntries).values({
        accountId,
        kind: 'spent',
        cause: `trade:${tradeNumber}`,
        availableDelta: -points,
        frozenDelta: 0,
      });
    };
    const { codes, ana } = await race(2);
    expect([codes, await promisesBroken()]).toEqual([{ 200: 2 }, ['Q10']]);
    await mall.pool.query(
      `insert into points_entries (account_id, kind, cause, available_delta, frozen_delta) values ($1, 'granted', $2, 500, 0)`,
      [ana.accountId, `mend:${ana.accountId}`],
    );
  });
});

describe('the last piece at the price of a flash sale', () => {
  async function race(count: number) {
    const acts = await readyToOrder(await crowd(count), variant(tea));
    await mall.pool.query('update activity_products set quota = sold + 1 where activity_price is not null');
    return codesOf(acts);
  }

  test.each([2, 20])('of %i exactly one pays it, and the others are asked again', async (count) => {
    expect(await race(count)).toEqual(oneOf(count, 409));
    expect(await auditDatabase()).toEqual([]);
  });

  test('N: looking before writing gives it away twice, and the audit says so', async () => {
    const haveLooked = meeting(2);
    await mall.pool.query(
      `update activity_products set sold = (select sum(quantity) from order_lines where activity_id is not null) where activity_price is not null`,
    );
    expect(await auditDatabase()).toEqual([]);
    planted.claimFlash = async (tx, pieces) => {
      for (const { productId, quantity } of pieces) {
        const mine = eq(activityProducts.productId, productId);
        const [sale] = await tx.select().from(activityProducts).where(mine);
        if (!sale || sale.quota - sale.sold < quantity) throw new Refusal('quote_changed');
        await haveLooked();
        await tx
          .update(activityProducts)
          .set({ sold: sale.sold + quantity })
          .where(mine);
      }
    };
    expect(await race(2)).toEqual({ 200: 2 });
    expect(await promisesBroken()).toEqual(['Q6']);
    await mall.pool.query('update activity_products set sold = 1000, quota = 100000 where activity_price is not null');
  });
});

describe('the same preparation, sent by many twins', () => {
  async function race(count: number) {
    const ana = await aBuyer();
    const [act] = await readyToOrder([ana], variant(coffee));
    const answers = await together(count, () => (act as () => Promise<object>)());
    const [{ orders }] = await rowsOf(
      'select count(*)::int as orders from orders where account_id = $1',
      ana.accountId,
    );
    return { orders, answers: new Set(answers.map((answer) => JSON.stringify(answer))).size, first: answers[0] };
  }

  test.each([2, 20])('%i get the same answer, and there is one order', async (count) => {
    expect(await race(count)).toMatchObject({ orders: 1, answers: 1, first: { code: 200 } });
    expect(await auditDatabase()).toEqual([]);
  });

  test('N: without the stored answer the twins are told something else', async () => {
    planted.answerOnce = (_tx, _call, work) => work();
    expect((await race(2)).answers).toBe(2);
  });

  test('a twin that takes too long is told that it is being worked on', async () => {
    const ana = await aBuyer();
    const [act] = await readyToOrder([ana], variant(coffee));
    const release = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    planted.useCoupons = async () => {
      began.resolve();
      await release.promise;
    };
    const first = act?.();
    await began.promise;
    planted.useCoupons = null;
    expect((await act?.())?.code).toBe(409);
    release.resolve();
    expect([(await first)?.code, (await act?.())?.code]).toEqual([200, 200]);
  });
});

describe('paying and cancelling at once', () => {
  async function race(count: number, pays: (pay: () => Promise<void>) => Promise<void> = (pay) => pay()) {
    const ana = await aBuyer();
    const { orderNo } = await order(mall, ana, variant(coffee));
    const begun = await mall.ask(startPayment, { orderNo, payType: 'sandbox' }, as(ana.token));
    const clientSecret = begun.data?.clientSecret ?? null;
    const pay = async () => {
      await atGateway(mall.api, 'card', { clientSecret, number: '4242424242424242' });
      await vi.waitFor(async () => {
        const { rows } = await mall.pool.query(
          'select 1 from captures c join trades t on t.id = c.trade_id where t.number = $1',
          [orderNo],
        );
        expect(rows).toHaveLength(1);
      });
    };
    const cancels = Array.from({ length: count - 1 }, () => mall.ask(cancelTrade, { orderNo }, as(ana.token)));
    const [, ...answers] = await Promise.all([pays(pay), ...cancels]);
    await sendPayBacks();
    await deliverNews(listeners);
    const [end] = await rowsOf(
      `select t.status as trade, o.status as order, c.is_kept as kept,
        (select count(*)::int from pay_backs b where b.capture_id = c.id and b.state = 'done') as back
        from trades t join orders o on o.trade_id = t.id join captures c on c.trade_id = t.id where t.number = $1`,
      orderNo,
    );
    return { cancelled: answers.filter((answer) => answer?.code === 200).length, end };
  }
  const paid = { cancelled: 0, end: { trade: 'paid', order: 'paid', kept: true, back: 0 } };
  const cancelled = { cancelled: 1, end: { trade: 'closed', order: 'cancelled', kept: false, back: 1 } };

  test.each([2, 20])('%i at one trade: one of them has won, and late money goes back', async (count) => {
    for (let round = 0; round < 3; round++) expect([paid, cancelled]).toContainEqual(await race(count));
    expect(await audit(mall.dataDir)).toEqual([]);
  });

  test('whoever comes first wins, either way', async () => {
    const late = (pay: () => Promise<void>) => new Promise((pass) => setTimeout(pass, 300)).then(pay);
    expect(await race(2, late)).toEqual(cancelled);
    expect(await audit(mall.dataDir)).toEqual([]);
  });

  test('N: closing what has been looked at before makes it both, and the audit says so', async () => {
    const hasPaid = Promise.withResolvers<void>();
    planted.closeTrade = async (tx, number) => {
      const [trade] = await tx.select().from(trades).where(eq(trades.number, number));
      if (trade?.status !== 'open') throw new Refusal('trade_paid');
      await hasPaid.promise;
      await tx
        .update(trades)
        .set({ status: 'closed', closedAt: sql`now()`, paidAt: null })
        .where(eq(trades.number, number));
      return trade;
    };
    const both = await race(2, async (pay) => {
      await pay();
      hasPaid.resolve();
    });
    expect(both.cancelled).toBe(1);
    expect(both.end.kept).toBe(true);
    expect(await promisesBroken()).toContain('Q13');
    await mall.pool.query(
      `update trades t set status = 'paid', paid_at = now(), closed_at = null from captures c where c.trade_id = t.id and c.is_kept and t.status = 'closed'`,
    );
  });
});

describe('cancelling and the clock at once', () => {
  const holdings = async () => ({
    free: await rowsOf('select id, on_hand - reserved as free from skus order by id'),
    flash: await rowsOf('select sold from activity_products order by 1'),
    points: await rowsOf('select available, spent from points_balances order by account_id'),
  });

  async function race(count: number) {
    const ana = await aBuyer({ points: 300 });
    const before = await holdings();
    const [act] = await readyToOrder([ana], variant(tea, 0, 2), { usesPoints: true });
    const orderNo = (await act?.())?.data?.orderNo ?? '';
    await moveClock(1);
    const answers = await together(count, (index) =>
      index % 2
        ? expireTrades().then(() => 0)
        : mall.ask(cancelTrade, { orderNo }, as(ana.token)).then(({ code }) => code),
    );
    const moves = await rowsOf(
      `select m.status from order_moves m join orders o on o.id = m.order_id join trades t on t.id = o.trade_id where t.number = $1 order by step`,
      orderNo,
    );
    return {
      isAsBefore: JSON.stringify(await holdings()) === JSON.stringify(before),
      cancelled: answers.filter((code) => code === 200).length,
      moves: moves.map(({ status }) => status),
    };
  }

  test.each([2, 20])('%i give everything back once', async (count) => {
    const { cancelled, ...end } = await race(count);
    expect(end).toEqual({ isAsBefore: true, moves: ['awaiting_payment', 'cancelled'] });
    expect(cancelled).toBeLessThanOrEqual(1);
    expect(await auditDatabase()).toEqual([]);
  });

  test('N: without the conditions it is given back twice', async () => {
    planted.closeTrade = async (tx, number) => {
      const [trade] = await tx
        .update(trades)
        .set({ status: 'closed', closedAt: sql`now()` })
        .where(eq(trades.number, number))
        .returning();
      return { id: trade?.id ?? 0 };
    };
    planted.moveOrders = async () => {};
    planted.releaseStock = async () => {};
    const { isAsBefore } = await race(4);
    expect(isAsBefore).toBe(false);
    expect(await promisesBroken()).toContain('Q6');
  });
});
