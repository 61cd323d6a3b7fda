import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { changeStock } from '#contract/catalogue/merchant-stock.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import type * as Adjusting from '#server/modules/catalogue/stock/adjust-stock.ts';
import { skus, stockChanges } from '#server/modules/catalogue/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, order, pay, sendEverywhere, variantsOf, type Wanted } from '#tests/support/accounts/buyers.ts';
import { manyBuyers, placeAll, readyToOrder, setFreeStock } from '#tests/support/accounts/concurrent-buyers.ts';
import { promisesBroken, violations } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// A shop changes its stock while it is being sold. The planted bug is what a form with one field for the stock does: it reads
// the stock, something is sold, and it writes the sum of what it read.

const planted = vi.hoisted(() => ({ adjustStock: null as typeof Adjusting.adjustStock | null }));
vi.mock('#server/modules/catalogue/stock/adjust-stock.ts', async (original) =>
  (await import('#tests/support/faults/planted-bugs.ts')).plantable(
    planted,
    () => original<typeof Adjusting>(),
    'adjustStock',
  ),
);
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let coffee: Wanted;
let owner: Person;

beforeAll(async () => {
  const small = await fillSmallMall();
  coffee = (await variantsOf(mall, small))(1);
  await sendEverywhere(small);
  owner = await someone();
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
});
afterEach(() => removePlantedBugs(planted));

const change = (delta: number) =>
  mall.ask(changeStock, { reason: 'correction', changes: [{ skuId: coffee.skuId, delta }] }, as(owner.token));
const stockNow = async () => {
  const { rows } = await mall.pool.query('select on_hand, reserved from skus where id = $1', [coffee.skuId]);
  return [rows[0].on_hand, rows[0].reserved];
};
const unpaid = async () => {
  const buyer = await aBuyer();
  const { orderNo: paymentNumber } = await order(mall, buyer, coffee);
  return () => pay(mall, buyer, paymentNumber);
};

test('ten deliveries are booked while ten orders are paid: all of them count', async () => {
  await setFreeStock(mall, coffee, 100);
  const sales = await Promise.all(Array.from({ length: 10 }, unpaid));
  const [before] = await stockNow();
  await Promise.all([...sales.map((sell) => sell()), concurrently(10, () => change(3))]);
  expect(await stockNow()).toEqual([before - 10 + 30, 0]);
  expect(await violations()).toEqual([]);
});

test('the last unit is either ordered or written off, never both', async () => {
  for (let round = 0; round < 5; round++) {
    await setFreeStock(mall, coffee, 1);
    const acts = await readyToOrder(mall, await manyBuyers(5), coffee);
    const [codes, written] = await Promise.all([placeAll(acts), change(-1)]);
    expect((codes[200] ?? 0) + (written.code === 200 ? 1 : 0)).toBe(1);
    expect(written.code === 200 ? '' : written.reason).toBe(written.code === 200 ? '' : 'stock_too_low');
  }
  expect(await violations()).toEqual([]);
});

test('N: written as the sum of what was read, a sale is lost, and the audit says so', async () => {
  await setFreeStock(mall, coffee, 100);
  const sell = await unpaid();
  const [before] = await stockNow();
  planted.adjustStock = async (tx, [one], { cause, reason, accountId, note }) => {
    const { skuId = 0, delta = 0 } = one ?? {};
    const [seen] = await tx.select().from(skus).where(eq(skus.id, skuId));
    await sell();
    await tx
      .update(skus)
      .set({ onHand: (seen?.onHand ?? 0) + delta })
      .where(eq(skus.id, skuId));
    const row = { skuId, cause, reason, accountId, note, onHandDelta: delta, reservedDelta: 0 };
    await tx.insert(stockChanges).values(row);
    return [];
  };
  expect((await change(3)).code).toBe(200);
  expect((await stockNow())[0]).toBe(before + 3); // and not one less
  expect(await promisesBroken()).toEqual(['Q5']);
});
