import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BulkLine, shipOrders } from '#contract/shipping/merchant-bulk.ts';
import type * as Idempotency from '#server/http/idempotency.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { setFreeStock } from '#tests/support/accounts/concurrent-buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner, sell } from '#tests/support/orders/shop-orders.ts';

// The same list of parcels, sent by two tabs or twice by one: every order is shipped once, and everyone gets the same answer.
// The planted bug runs the work without claiming the key: one of two then answers that the order has already been shipped.

const planted = vi.hoisted(() => ({ runOncePerKey: null as typeof Idempotency.runOncePerKey | null }));
vi.mock('#server/http/idempotency.ts', async (original) =>
  (await import('#tests/support/faults/planted-bugs.ts')).plantable(
    planted,
    () => original<typeof Idempotency>(),
    'runOncePerKey',
  ),
);
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
const coffee = 1;
const orderCount = 3;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await anOwner(small.shopIds[1] ?? 0);
});
beforeEach(() => setFreeStock(mall, variant(coffee), 1_000));
afterEach(() => removePlantedBugs(planted));

async function race(count: number) {
  const ana = await aBuyer();
  const lines: BulkLine[] = [];
  for (let at = 0; at < orderCount; at++) {
    const number = await sell(mall, ana, variant(coffee, 0, 2));
    lines.push({ orderNo: number, carrier: 'demo-post', trackingNumber: `RACE${number.slice(-12)}` });
  }
  const listKey = crypto.randomUUID();
  const answers = await concurrently(
    count,
    async () => (await mall.ask(shipOrders, { listKey, lines }, as(owner.token))).data,
  );
  const { rows } = await mall.pool.query(
    `select count(*)::int as parcels, count(distinct s.order_id)::int as orders,
      (select count(*)::int from shop_log where act = 'order_shipped' and subject = any($1)) as logged
      from shipments s join orders o on o.id = s.order_id where o.number = any($1)`,
    [lines.map((line) => line.orderNo)],
  );
  return {
    ...rows[0],
    answers: new Set(answers.map((answer) => JSON.stringify(answer))).size,
    problems: answers.flatMap((answer) => answer?.flatMap(({ problem }) => problem ?? []) ?? ['no answer']),
  };
}

test.each([2, 8])('%i times at once: one parcel per order, one answer for all', async (count) => {
  expect(await race(count)).toEqual({
    parcels: orderCount,
    orders: orderCount,
    logged: orderCount,
    answers: 1,
    problems: [],
  });
  expect(await violations()).toEqual([]);
});

test('N: without a claimed key a repetition is refused although it has happened', async () => {
  const meet = barrier(2);
  planted.runOncePerKey = async (_tx, _call, work) => {
    await meet();
    return work();
  };
  const { parcels, problems } = await race(2);
  expect(parcels).toBe(orderCount); // the lock on the order and the unique tracking number hold
  expect(problems).toEqual(Array.from({ length: orderCount }, () => 'already_shipped'));
});
