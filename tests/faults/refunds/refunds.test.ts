// Long, because it is one list: every race about the units and the money of an order, each with its planted bug.
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { requestRefund, withdrawRefund } from '#contract/refunds/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import type * as Whole from '#server/modules/orders/reads/whole-order-queries.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import type * as ProviderRefund from '#server/modules/payments/order-provider-refund.ts';
import { providerRefunds } from '#server/modules/payments/tables.ts';
import { releaseShares } from '#server/modules/payouts/index.ts';
import type * as Moves from '#server/modules/refunds/move-refund.ts';
import { refundStatusHistory, refunds } from '#server/modules/refunds/tables.ts';
import type { ProviderRefundInput } from '#server/providers/payments/payment-provider.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { deliverAll, promisesBroken, violationsOf } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently, outcomes } from '#tests/support/faults/racing.ts';
import { moveClock as aheadBy } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf, receive, refundInput, send, settleAll } from '#tests/support/orders/refunds.ts';
import { payingAt } from '#tests/support/orders/test-gateway.ts';

// Concurrent requests to ship, receive, refund, accept and withdraw one order: each unit and each cent has one outcome.
// Every race is also run against a planted bug, which it must find.

const planted = vi.hoisted(() => ({
  lockWholeOrder: null as typeof Whole.lockWholeOrder | null,
  moveRefund: null as typeof Moves.moveRefund | null,
  orderProviderRefund: null as typeof ProviderRefund.orderProviderRefund | null,
}));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, name: keyof Module & string) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, name),
);
vi.mock('#server/modules/orders/reads/whole-order-queries.ts', (original) =>
  plant(() => original<typeof Whole>(), 'lockWholeOrder'),
);
vi.mock('#server/modules/refunds/move-refund.ts', (original) => plant(() => original<typeof Moves>(), 'moveRefund'));
vi.mock('#server/modules/payments/order-provider-refund.ts', (original) =>
  plant(() => original<typeof ProviderRefund>(), 'orderProviderRefund'),
);
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
const { gateway, replaceGateway, restoreGateway, moveClock } = payingAt(mall);
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let ana: Awaited<ReturnType<typeof aBuyer>>;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  await mall.pool.query('update skus set on_hand = on_hand + 10000, opening = opening + 10000');
});
beforeEach(async () => {
  ana = await aBuyer();
});
afterEach(() => removePlantedBugs(planted));

const cups = (quantity: number) => bought(mall, ana, variant(1, 0, quantity));
const accept = (refundOrderNo: string) => mall.ask(acceptRefund, { refundOrderNo }, as(owner.token));
const withdraw = (refundOrderNo: string) => mall.ask(withdrawRefund, { refundOrderNo }, as(ana.token));
const clean = async () => expect(await violationsOf(mall)).toEqual([]);
const statusOf = async (number: string): Promise<string> =>
  (await mall.pool.query('select status from refunds where number = $1', [number])).rows[0].status;

async function codesOf(answers: Promise<{ code: number }>[]): Promise<Record<number, number>> {
  const codes: Record<number, number> = {};
  for (const { code } of await Promise.all(answers)) codes[code] = (codes[code] ?? 0) + 1;
  return codes;
}

/** The planted bug: reads the order without a lock, and goes on when others have read it too, or have acted. */
async function carelessAfter(wait: () => Promise<void>) {
  const { readWholeOrder } = await vi.importActual<typeof Whole>('#server/modules/orders/reads/whole-order-queries.ts');
  planted.lockWholeOrder = async (tx, orderId) => {
    const order = await readWholeOrder(tx, orderId);
    await wait();
    return order;
  };
}

/** The planted bug: changes a refund whatever its status is. */
function moveAnyway(): void {
  planted.moveRefund = async (tx, refundId, { to, by }) => {
    await tx.update(refunds).set({ status: to, answerBy: null }).where(eq(refunds.id, refundId));
    await tx.execute(sql`insert into ${refundStatusHistory} (refund_id, step, status, by, at)
      select ${refundId}, count(*) + 1, ${to}, ${by}, now() from ${refundStatusHistory} where refund_id = ${refundId}`);
    await tx.execute(sql`update orders o set open_refunds = (
        select count(*) from ${refunds} r where r.order_id = o.id and r.status in ('under_review', 'accepted', 'refunding'))
      from ${refunds} moved where moved.id = ${refundId} and o.id = moved.order_id`);
  };
}

describe('many accept one refund', () => {
  async function race(count: number) {
    const { number, lines } = await cups(1);
    const refund = await askForRefund(mall, ana, number, lines);
    return codesOf(Array.from({ length: count }, () => accept(refund)));
  }

  test.each([2, 20])('%i: one is accepted, the others are refused as already done', async (count) => {
    expect(await race(count)).toEqual({ 200: 1, 409: count - 1 });
    await settleAll();
    await clean();
  });

  test('N: without the lock and the condition only the database’s constraints are left', async () => {
    await carelessAfter(barrier(2));
    moveAnyway();
    expect(await race(2)).toEqual({ 200: 1, 500: 1 });
  });
});

describe('many refund requests for the same units', () => {
  async function race(count: number, quantity: number) {
    const { number, lines } = await cups(quantity);
    const input = refundInput(number, [{ id: lines[0]?.id ?? 0, quantity: 1 }]);
    return codesOf(Array.from({ length: count }, () => mall.ask(requestRefund, input, as(ana.token))));
  }

  test.each([2, 20])('%i: each unit is in one request', async (count) => {
    expect(await race(count, 1)).toEqual({ 200: 1, 409: count - 1 });
    expect(await race(count, 2)).toEqual(count === 2 ? { 200: 2 } : { 200: 2, 409: 18 });
    await clean();
  });

  test('N: without the lock the same unit is in two requests, and the audit says so', async () => {
    await carelessAfter(barrier(2));
    expect(await race(2, 2)).toEqual({ 200: 2 });
    expect(await promisesBroken()).toContain('Q4');
    removePlantedBugs(planted);
    const { rows } = await mall.pool.query('select number from refunds where account_id = $1', [ana.accountId]);
    expect(await codesOf(rows.map(({ number }) => withdraw(number)))).toEqual({ 200: 2 });
    await clean();
  });
});

describe('withdrawing and accepting at once', () => {
  async function race(count: number) {
    const { number, lines } = await cups(1);
    const refund = await askForRefund(mall, ana, number, lines);
    const codes = await codesOf(Array.from({ length: count }, (_, index) => (index % 2 ? accept : withdraw)(refund)));
    return { codes, status: await statusOf(refund) };
  }

  test.each([2, 20])('%i: one of them wins', async (count) => {
    for (let round = 0; round < 3; round++) {
      const { codes, status } = await race(count);
      expect(codes).toEqual({ 200: 1, 409: count - 1 });
      expect(['withdrawn', 'refunding']).toContain(status);
    }
    await settleAll();
    await clean();
  });

  test('N: without the lock and the condition only the database’s constraints are left', async () => {
    await carelessAfter(barrier(2));
    moveAnyway();
    expect((await race(2)).codes).toEqual({ 200: 1, 500: 1 });
  });
});

describe('shipping and requesting a refund at once', () => {
  async function race(sends: (act: () => Promise<void>) => Promise<void> = (act) => act()) {
    const { number, lines } = await cups(1);
    const asks = mall.ask(requestRefund, refundInput(number, lines), as(ana.token));
    const [tally, { code }] = await Promise.all([outcomes(1, () => sends(() => send(number, lines))), asks]);
    const { rows } = await mall.pool.query(
      'select shipped, unsent from order_lines l join orders o on o.id = l.order_id where o.number = $1',
      [number],
    );
    return { code, tally, line: rows[0] };
  }

  test('a unit is shipped or stays with the shop', async () => {
    for (let round = 0; round < 10; round++)
      expect([
        { code: 200, tally: { won: 1 }, line: { shipped: 1, unsent: 0 } },
        { code: 200, tally: { nothing_to_ship: 1 }, line: { shipped: 0, unsent: 1 } },
      ]).toContainEqual(await race());
    await clean();
  });

  test('N: without the lock it would be both, and only the database’s constraint is left', async () => {
    const [hasLooked, hasSent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await carelessAfter(() => {
      hasLooked.resolve();
      return hasSent.promise;
    });
    const { code } = await race(async (act) => {
      await hasLooked.promise;
      await act().finally(hasSent.resolve);
    });
    expect(code).toBe(500);
  });
});

describe('receiving and refunding at once', () => {
  async function race(
    receives: (act: () => Promise<void>) => Promise<void> = (act) => act(),
    plantBug: () => Promise<void> = async () => {},
  ) {
    const { number, lines } = await cups(2);
    await send(number, lines);
    const refund = await askForRefund(mall, ana, number, [{ id: lines[0]?.id ?? 0, quantity: 1 }]);
    await plantBug();
    const [{ code }] = await Promise.all([accept(refund), receives(() => receive(number))]);
    expect(code).toBe(200);
    return number;
  }

  /** The points that an order has earned its buyer, and those that it should have: only for what was not paid back. */
  async function points(number: string): Promise<{ earned: number; expected: number }> {
    const { rows } = await mall.pool.query(
      `select floor((o.payable - o.refunded_payable) / 100)::int as expected,
        (select coalesce(sum(available_delta + frozen_delta - owed_delta), 0)::int from points_entries e
         where e.account_id = o.account_id and e.cause in ('order:' || o.number, 'refund:' || r.number)) as earned
       from orders o join refunds r on r.order_id = o.id where o.number = $1`,
      [number],
    );
    return rows[0];
  }

  test('each sees what the other has done: points are earned for what was not paid back', async () => {
    for (let round = 0; round < 10; round++) {
      const { earned, expected } = await points(await race());
      expect(earned).toBe(expected);
    }
    await settleAll();
    await clean();
  });

  test('N: without the lock the refund thinks that nothing was received, and leaves the buyer points for it', async () => {
    const [hasLooked, hasReceived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const number = await race(
      async (act) => {
        await hasLooked.promise;
        await act();
        hasReceived.resolve();
      },
      () =>
        carelessAfter(() => {
          hasLooked.resolve();
          return hasReceived.promise;
        }),
    );
    const { earned, expected } = await points(number);
    expect(earned).toBeGreaterThan(expected);
    await settleAll();
  });
});

describe('releasing a share and refunding at once', () => {
  async function race(
    releases: (act: () => Promise<void>) => Promise<void> = (act) => act(),
    plantBug: () => Promise<void> = async () => {},
  ) {
    const { number, lines } = await cups(2);
    await send(number, lines);
    await receive(number);
    const refund = await askForRefund(mall, ana, number, [{ id: lines[0]?.id ?? 0, quantity: 1 }]);
    await aheadBy(31);
    await plantBug();
    const [{ code }] = await Promise.all([accept(refund), releases(releaseShares)]);
    return code;
  }

  test('the money comes from what is pending or available, and nothing stays pending or reserved', async () => {
    for (let round = 0; round < 10; round++) expect(await race()).toBe(200);
    await settleAll();
    const { rows } = await mall.pool.query(
      `select -sum(e.amount)::int as left from ledger_entries e join order_lines l on l.id = e.order_line_id
       join orders o on o.id = l.order_id where o.account_id = $1 and e.account in ('pending', 'reserved')`,
      [ana.accountId],
    );
    expect(rows).toEqual([{ left: 0 }]);
    await clean();
  });

  test('N: without the lock it is taken from what is no longer pending, and the audit says so', async () => {
    const [hasLooked, hasReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const code = await race(
      async (act) => {
        await hasLooked.promise;
        await act();
        hasReleased.resolve();
      },
      () =>
        carelessAfter(() => {
          hasLooked.resolve();
          return hasReleased.promise;
        }),
    );
    expect(code).toBe(200);
    expect(await promisesBroken()).toContain('Q17');
  });
});

describe('the provider', () => {
  const known = async () => (await violationsOf(mall)).filter(({ promise }) => !/^Q17/.test(promise));

  test('whose answer is lost pays once, and the refund is completed by the next try', async () => {
    const { number, lines } = await cups(1);
    const refund = await askForRefund(mall, ana, number, lines);
    await accept(refund);
    const refundPayment = vi.fn(async (input: ProviderRefundInput) => {
      await gateway().refundPayment(input);
      throw new Error('the answer was lost');
    });
    replaceGateway({ refundPayment });
    await settleAll();
    expect(refundPayment).toHaveBeenCalledWith(
      expect.objectContaining({ operation: `refund:${refund}`, amount: 3_050 }),
    );
    expect(await statusOf(refund)).toBe('refunding');
    restoreGateway();
    await moveClock(3_600);
    await settleAll();
    expect(await statusOf(refund)).toBe('refunded');
    expect(await known()).toEqual([]);
  });

  test('that refuses to pay leaves the refund open for the platform', async () => {
    const { number, lines } = await cups(1);
    const refund = await askForRefund(mall, ana, number, lines);
    await accept(refund);
    replaceGateway({ refundPayment: async () => ({ state: 'refused', providerId: null }) });
    await settleAll();
    restoreGateway();
    await moveClock(3_600);
    await settleAll();
    expect(await statusOf(refund)).toBe('refunding');
    expect(await known()).toEqual([]);
  });

  test('is recorded once, however often the event is delivered', async () => {
    const { number, lines } = await cups(1);
    const refund = await askForRefund(mall, ana, number, lines);
    await accept(refund);
    await deliverAll();
    await sendProviderRefunds();
    await mall.pool.query(
      `insert into event_outbox (name, payload) select name, payload from event_outbox where payload ->> 'operation' = $1`,
      [`refund:${refund}`],
    );
    await deliverAll();
    expect(await statusOf(refund)).toBe('refunded');
    expect(await known()).toEqual([]);
  });
});

describe('many provider refunds of one payment', () => {
  async function race(count: number) {
    const { paymentNumber } = await cups(1); // 30.50
    const { rows } = await mall.pool.query(
      'select c.id from captures c join payments t on t.id = c.payment_id where t.number = $1',
      [paymentNumber],
    );
    const captureId = rows[0].id;
    const { orderProviderRefund } = await import('#server/modules/payments/index.ts');
    const tally = await outcomes(count, (index) =>
      transaction((tx) =>
        orderProviderRefund(tx, { operation: `test:${paymentNumber}:${index}`, captureId, amount: 1_500 }),
      ),
    );
    await mall.pool.query(
      `update provider_refunds set state = 'failed' where operation like 'test:%' and state = 'pending'`,
    );
    return tally;
  }

  test.each([3, 20])('%i: never refund more than was captured', async (count) => {
    expect(await race(count)).toEqual({ won: 2, failed: count - 2 });
  });

  test('N: counting without the lock on the payment refunds more', async () => {
    const haveLooked = barrier(3);
    planted.orderProviderRefund = async (tx, order) => {
      const before = await tx.select().from(providerRefunds).where(eq(providerRefunds.captureId, order.captureId));
      await haveLooked();
      if (before.reduce((sum, { amount }) => sum + amount, order.amount) > 3_050) throw new Error('too much');
      await tx.insert(providerRefunds).values(order);
    };
    expect(await race(3)).toEqual({ won: 3 });
  });
});

test('many requests and acceptances for one order at once end with all of it refunded', async () => {
  const { number, lines } = await cups(6);
  const input = refundInput(number, [{ id: lines[0]?.id ?? 0, quantity: 1 }]);
  const answers = await concurrently(6, () => mall.ask(requestRefund, input, as(ana.token)));
  const numbers = answers.map(({ data }) => data?.refundOrderNo ?? '');
  expect(await codesOf(numbers.map(accept))).toEqual({ 200: 6 });
  await settleAll();
  const { rows } = await mall.pool.query(
    `select o.status, o.payable, (select sum(payable)::int from refunds r where r.order_id = o.id) as back from orders o where number = $1`,
    [number],
  );
  expect(rows).toEqual([{ status: 'refunded', payable: 15_800, back: 15_800 }]);
});
