import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import type * as Flash from '#server/modules/catalogue/stock/flash-quota.ts';
import type * as Stock from '#server/modules/catalogue/stock/stock.ts';
import { activityProducts, skus, stockChanges } from '#server/modules/catalogue/tables.ts';
import type * as Coupons from '#server/modules/coupons/spend-coupons.ts';
import { receivedCoupons } from '#server/modules/coupons/tables.ts';
import type * as Spending from '#server/modules/points/spend-points.ts';
import { pointsBalances, pointsEntries } from '#server/modules/points/tables.ts';
import { aBuyer, giveCoupon, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { manyBuyers, placeAll, readyToOrder, setFreeStock } from '#tests/support/accounts/concurrent-buyers.ts';
import { promisesBroken, violations } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// Concurrent orders for one thing, of which exactly one may succeed. After each race the ledgers must add up, and each race is
// also run against a planted bug, which it must find: a race that finds nothing proves nothing.

const planted = vi.hoisted(() => ({
  reserveStock: null as typeof Stock.reserveStock | null,
  claimFlash: null as typeof Flash.claimFlash | null,
  spendCoupons: null as typeof Coupons.spendCoupons | null,
  spendPoints: null as typeof Spending.spendPoints | null,
}));
// Imported late, since mocks come before all imports.
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, name: keyof Module & string) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, name),
);
vi.mock('#server/modules/catalogue/stock/stock.ts', (original) =>
  plant(() => original<typeof Stock>(), 'reserveStock'),
);
vi.mock('#server/modules/catalogue/stock/flash-quota.ts', (original) =>
  plant(() => original<typeof Flash>(), 'claimFlash'),
);
vi.mock('#server/modules/coupons/spend-coupons.ts', (original) =>
  plant(() => original<typeof Coupons>(), 'spendCoupons'),
);
vi.mock('#server/modules/points/spend-points.ts', (original) =>
  plant(() => original<typeof Spending>(), 'spendPoints'),
);
// The limit of ten orders a minute would refuse most of the buyers.
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
const [tea, coffee] = [0, 1] as const;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
});
beforeEach(async () => {
  for (const place of [tea, coffee]) await setFreeStock(mall, variant(place), 1_000);
  await mall.pool.query('update activity_products set quota = 100000 where activity_price is not null');
});
afterEach(() => removePlantedBugs(planted));

const oneOf = (count: number, refusal: number) => ({ 200: 1, [refusal]: count - 1 });

describe('the last unit', () => {
  async function race(count: number) {
    await setFreeStock(mall, variant(coffee), 1);
    const acts = await readyToOrder(mall, await manyBuyers(count), variant(coffee));
    return placeAll(acts);
  }

  test.each([2, 20])('of %i buyers exactly one gets it', async (count) => {
    expect(await race(count)).toEqual(oneOf(count, 409));
    expect(await violations()).toEqual([]);
  });

  test('N: with a read before the write it is sold twice, and the audit says so', async () => {
    const haveLooked = barrier(2);
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
          .insert(stockChanges)
          .values({ skuId, cause: `reserve:${lineId}`, onHandDelta: 0, reservedDelta: quantity });
      }
    };
    expect((await race(2))[200]).toBe(2);
    expect(await promisesBroken()).toEqual(['Q5']);
    await mall.pool.query(
      'update skus s set reserved = m.reserved, on_hand = on_hand + 10, opening = opening + 10 from (select sku_id, sum(reserved_delta) as reserved from stock_changes group by 1) m where m.sku_id = s.id',
    );
  });
});

describe('one coupon', () => {
  async function race(count: number) {
    const ana = await aBuyer();
    const platformCouponId = await giveCoupon(ana, { discount: 200 });
    const acts = await readyToOrder(mall, Array(count).fill(ana), variant(coffee), { platformCouponId });
    const codes = await placeAll(acts);
    return { won: codes[200], lost: (codes[400] ?? 0) + (codes[409] ?? 0), platformCouponId };
  }

  test.each([2, 20])('of %i orders exactly one spends it', async (count) => {
    expect(await race(count)).toMatchObject({ won: 1, lost: count - 1 });
    expect(await violations()).toEqual([]);
  });

  test('N: with a read before the write two orders spend it, and the audit says so', async () => {
    const haveLooked = barrier(2);
    planted.spendCoupons = async (tx, _, [id = 0], paymentNumber) => {
      const [coupon] = await tx.select().from(receivedCoupons).where(eq(receivedCoupons.id, id));
      if (coupon?.state !== 'received') throw new Refusal('coupon_gone');
      await haveLooked();
      await tx.update(receivedCoupons).set({ state: 'used', usedFor: paymentNumber }).where(eq(receivedCoupons.id, id));
    };
    const { won, platformCouponId } = await race(2);
    expect([won, await promisesBroken()]).toEqual([2, ['Q8']]);
    await mall.pool.query(
      `update orders set platform_coupon_id = null where platform_coupon_id = $1
        and payment_id not in (select t.id from payments t join received_coupons c on c.used_for = t.number)`,
      [platformCouponId],
    );
  });
});

describe('all of someone’s points', () => {
  async function race(count: number) {
    const ana = await aBuyer({ points: 500 });
    const codes = await placeAll(
      await readyToOrder(mall, Array(count).fill(ana), variant(coffee), { usesPoints: true }),
    );
    return { codes, ana };
  }

  test.each([2, 20])('of %i orders exactly one spends them', async (count) => {
    expect((await race(count)).codes).toEqual(oneOf(count, 409));
    expect(await violations()).toEqual([]);
  });

  test('N: with a read before the write they are spent twice, and the audit says so', async () => {
    const haveLooked = barrier(2);
    planted.spendPoints = async (tx, accountId, points, paymentNumber) => {
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
        cause: `payment:${paymentNumber}`,
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

describe('the last unit at the price of a flash sale', () => {
  async function race(count: number) {
    const acts = await readyToOrder(mall, await manyBuyers(count), variant(tea));
    await mall.pool.query('update activity_products set quota = sold + 1 where activity_price is not null');
    return placeAll(acts);
  }

  test.each([2, 20])(
    'of %i buyers exactly one pays it, and the others have to agree to the new price',
    async (count) => {
      expect(await race(count)).toEqual(oneOf(count, 409));
      expect(await violations()).toEqual([]);
    },
  );

  test('N: with a read before the write two pay it, and the audit says so', async () => {
    const haveLooked = barrier(2);
    await mall.pool.query(
      `update activity_products set sold = (select sum(quantity) from order_lines where activity_id is not null) where activity_price is not null`,
    );
    expect(await violations()).toEqual([]);
    planted.claimFlash = async (tx, units) => {
      for (const { productId, quantity } of units) {
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
