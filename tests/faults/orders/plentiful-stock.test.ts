import { beforeAll, expect, test, vi } from 'vitest';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { readyToOrder } from '#tests/support/accounts/concurrent-buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// With enough stock no order may be refused, however many come at once.

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
const [buyers, ordersEach, stock] = [20, 10, 500] as const;
let variant: Awaited<ReturnType<typeof variantsOf>>;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = $1, opening = $1 where on_hand > 0', [stock]);
});

test('two hundred orders of two products, twenty at a time, all succeed while the shop changes its stock', async () => {
  const [coffee, mug] = [variant(1, 0, 2), variant(2, 3)];
  let isOver = false;
  const editor = (async () => {
    while (!isOver) {
      await mall.pool.query('update skus set on_hand = on_hand + 1, opening = opening + 1 where id = $1', [
        coffee.skuId,
      ]);
      await new Promise((pass) => setTimeout(pass, 5));
    }
  })();
  const answers = await Promise.all(
    Array.from({ length: buyers }, async () => {
      const buyer = await aBuyer();
      const own: number[] = [];
      for (let times = 0; times < ordersEach; times++) {
        const [press] = await readyToOrder(mall, [buyer], times % 2 ? coffee : mug);
        own.push((await press?.())?.code ?? 0);
      }
      return own;
    }),
  ).finally(() => {
    isOver = true;
  });
  await editor;
  expect(answers.flat().filter((code) => code !== 200)).toEqual([]);
  const { rows } = await mall.pool.query('select reserved from skus where id = any($1) order by id', [
    [coffee.skuId, mug.skuId],
  ]);
  expect(rows.map(({ reserved }) => reserved)).toEqual([buyers * ordersEach, (buyers * ordersEach) / 2]);
  expect(await violations()).toEqual([]);
});
