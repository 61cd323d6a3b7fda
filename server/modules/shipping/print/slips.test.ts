import { beforeAll, expect, test } from 'vitest';
import { listPackingSlips } from '#contract/shipping/merchant-print.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner, byPost, orderState, sell, ship } from '#tests/support/orders/shop-orders.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let other: Person;
let ana: Buyer;
const [coffee, mug] = [1, 2] as const;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query("update skus set on_hand = on_hand + 100, opening = opening + 100, code = 'CODE-' || id");
  other = await anOwner(small.shopIds[0] ?? 0);
  owner = await anOwner(small.shopIds[1] ?? 0);
  ana = await aBuyer();
});

const slips = async (orders: string, person = owner) =>
  (await mall.ask(listPackingSlips, { orders }, as(person.token))).data ?? [];

test('what is left to send, with codes and address and without any price; once all is sent, what was sent', async () => {
  const wanted = [variant(coffee, 0, 3), variant(mug, 0, 1)] as const;
  const [first, second] = [await sell(mall, ana, ...wanted), await sell(mall, ana, variant(mug))];
  const [line] = (await orderState(mall, first)).lines;
  await ship(mall, owner, first, byPost(), [{ lineId: line?.id ?? 0, quantity: 1 }]);
  const printed = await slips(`${second},${first},nonsense,${first}`);
  expect(printed.map(({ orderNo }) => orderNo)).toEqual([second, first]);
  expect(printed[1]).toMatchObject({
    address: { realName: 'Ana Silva', detail: '1 Main Street' },
    lines: [
      { units: 2, code: `CODE-${wanted[0].skuId}` },
      { units: 1, code: `CODE-${wanted[1].skuId}` },
    ],
  });
  expect(JSON.stringify(printed)).not.toMatch(/price|payable|freight/i);
  await ship(mall, owner, first);
  expect((await slips(first))[0]?.lines.map(({ units }) => units)).toEqual([3, 1]);
});

test('orders of another shop are left out', async () => {
  const number = await sell(mall, ana, variant(mug));
  expect(await slips(number, other)).toEqual([]);
  expect(await slips('')).toEqual([]);
});
