import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import { receiveByClock } from '#server/modules/orders/index.ts';
import type * as Hold from '#server/modules/orders/lifecycle/lock-order.ts';
import type * as Moves from '#server/modules/orders/lifecycle/move-orders.ts';
import type * as ShipUnits from '#server/modules/orders/lifecycle/ship-units.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { sign } from '#server/providers/signed-message.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { setFreeStock } from '#tests/support/accounts/concurrent-buyers.ts';
import { promisesBroken, violations } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner, byPost, orderState, sell, ship } from '#tests/support/orders/shop-orders.ts';

// Concurrent requests to ship or receive one order: it happens once. Planted bugs must be found; those that leave the
// ledgers wrong come last.

const planted = vi.hoisted(() => ({
  lockOrder: null as typeof Hold.lockOrder | null,
  moveOrders: null as typeof Moves.moveOrders | null,
  shipUnits: null as typeof ShipUnits.shipUnits | null,
}));
// Imported late, since mocks come before all imports.
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, name: keyof Module & string) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, name),
);
vi.mock('#server/modules/orders/lifecycle/lock-order.ts', (original) =>
  plant(() => original<typeof Hold>(), 'lockOrder'),
);
vi.mock('#server/modules/orders/lifecycle/move-orders.ts', (original) =>
  plant(() => original<typeof Moves>(), 'moveOrders'),
);
vi.mock('#server/modules/orders/lifecycle/ship-units.ts', (original) =>
  plant(() => original<typeof ShipUnits>(), 'shipUnits'),
);
vi.setConfig({ testTimeout: 60_000 });

const secret = 'a-secret-of-sixteen-letters';
const mall = openMallUnderTest({ DEMO: '1', CARRIER_SECRETS: `dhl:${secret}` });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
const coffee = 1;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await anOwner(small.shopIds[1] ?? 0);
});
beforeEach(async () => {
  await resetClock();
  await setFreeStock(mall, variant(coffee), 1_000);
});
afterEach(() => removePlantedBugs(planted));

const tally = (codes: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]));

/** What the ledgers contain of a receipt. */
async function receipts(orderNumber: string) {
  const { rows } = await mall.pool.query(
    `select o.status, (select count(*)::int from points_entries where cause = 'order:' || o.number) as earned,
      (select count(*)::int from order_status_history where order_id = o.id and status = 'received') as moves
      from orders o where o.number = $1`,
    [orderNumber],
  );
  return rows[0];
}
const once = { status: 'received', earned: 1, moves: 1 };

async function shippedTo(ana: Awaited<ReturnType<typeof aBuyer>>) {
  const orderNumber = await sell(mall, ana, variant(coffee, 0, 2));
  await ship(mall, owner, orderNumber, { kind: 'dispatch' });
  return orderNumber;
}

/** The planted bug: reads without a lock, and waits until another has read too. */
function readConcurrently(count: number): typeof Hold.lockOrder {
  const meet = barrier(count);
  return async (tx, orderId) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    await meet();
    return order ?? null;
  };
}

describe('two receipts at once', () => {
  async function race(count: number) {
    const ana = await aBuyer();
    const orderNumber = await shippedTo(ana);
    const codes = await concurrently(
      count,
      async () => (await mall.ask(confirmReceipt, { orderNo: orderNumber }, as(ana.token))).code,
    );
    return { codes: tally(codes), ...(await receipts(orderNumber)) };
  }

  test.each([2, 20])('%i requests: it is received once, and all are answered so', async (count) => {
    expect(await race(count)).toEqual({ codes: { 200: count }, ...once });
    expect(await violations()).toEqual([]);
  });

  test('N: a receipt without the lock on the order is refused although it has happened', async () => {
    planted.lockOrder = readConcurrently(2);
    expect(await race(2)).toEqual({ codes: { 200: 1, 400: 1 }, ...once });
  });
});

describe('receipt by request and by deadline at once', () => {
  async function race(count: number) {
    const ana = await aBuyer();
    const orderNumber = await shippedTo(ana);
    await moveClock(15);
    const codes = await concurrently(count, async (index) => {
      if (index % 2) return (await mall.ask(confirmReceipt, { orderNo: orderNumber }, as(ana.token))).code;
      await receiveByClock();
      return 0;
    });
    return { codes: tally(codes.filter(Boolean)), ...(await receipts(orderNumber)) };
  }

  test.each([2, 20])('%i: one of them receives it', async (count) => {
    expect(await race(count)).toEqual({ codes: { 200: count / 2 }, ...once });
    expect(await violations()).toEqual([]);
  });
});

describe('the same units sent twice at once', () => {
  async function race(count: number, isNamed: boolean) {
    const orderNumber = await sell(mall, await aBuyer(), variant(coffee, 0, 2));
    const { lines } = await orderState(mall, orderNumber);
    const units = isNamed ? lines.map(({ id, quantity }) => ({ lineId: id, quantity })) : [];
    const codes = await concurrently(count, async () => (await ship(mall, owner, orderNumber, byPost(), units)).code);
    const after = await orderState(mall, orderNumber);
    const { rows } = await mall.pool.query('select 1 from shipments where order_id = $1', [after.id]);
    return { codes: tally(codes), status: after.status, shipped: after.lines[0]?.shipped, parcels: rows.length };
  }
  const sentOnce = { status: 'shipped', shipped: 2, parcels: 1 };

  test.each([
    [2, true],
    [2, false],
    [20, true],
  ])('%i shops’ people, units named: %s; one parcel leaves', async (count, isNamed) => {
    expect(await race(count, isNamed)).toEqual({ codes: { 200: 1, 409: count - 1 }, ...sentOnce });
    expect(await violations()).toEqual([]);
  });
});

test('one carrier event sent many times at once is stored once', async () => {
  const ana = await aBuyer();
  const orderNumber = await sell(mall, ana, variant(coffee));
  await ship(mall, owner, orderNumber, { kind: 'courier', carrier: 'dhl', trackingNumber: 'JD0146000031' });
  const event = { id: 'e1', trackingNumber: 'JD0146000031', step: 'delivered', at: new Date().toISOString() };
  const body = JSON.stringify({ events: [event] });
  const headers = { 'content-type': 'application/json', 'carrier-signature': sign(body, secret) };
  const codes = await concurrently(
    10,
    async () => (await mall.api.request('/api/webhooks/carrier/dhl', { method: 'POST', headers, body })).status,
  );
  expect(tally(codes)).toEqual({ 200: 10 });
  const { rows } = await mall.pool.query(`select step from shipment_events where event_id = 'e1'`);
  expect(rows).toEqual([{ step: 'delivered' }]);
  expect(await violations()).toEqual([]);
});

describe('bugs that make the ledgers wrong', () => {
  test('N: units shipped without counting what is left are shipped twice, and the audit says so', async () => {
    planted.shipUnits = async (tx, orderId, units) => {
      for (const { lineId, quantity } of units)
        await tx.update(orderLines).set({ shipped: quantity }).where(eq(orderLines.id, lineId));
      await tx.update(orders).set({ shippedAt: sql`mall_now()` }).where(eq(orders.id, orderId));
    };
    const orderNumber = await sell(mall, await aBuyer(), variant(coffee, 0, 2));
    const { lines } = await orderState(mall, orderNumber);
    const units = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
    const codes = await concurrently(2, async () => (await ship(mall, owner, orderNumber, byPost(), units)).code);
    expect(codes).toEqual([200, 200]);
    expect(await promisesBroken()).toContain('Q16');
  });

  test('N: a receipt that does not change the order’s status still earns points, and the audit says so', async () => {
    const ana = await aBuyer();
    const orderNumber = await shippedTo(ana);
    planted.moveOrders = async () => {};
    await mall.ask(confirmReceipt, { orderNo: orderNumber }, as(ana.token));
    expect(await receipts(orderNumber)).toMatchObject({ status: 'shipped', moves: 0 });
    expect(await promisesBroken()).toContain('Q18');
  });
});
