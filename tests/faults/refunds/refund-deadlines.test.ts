import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptRefund, contestReturn } from '#contract/refunds/merchant.ts';
import { decideRefund } from '#contract/refunds/platform.ts';
import { cancelUnsent, sendBackProducts } from '#contract/refunds/shopper-return.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { watchShipDeadlines } from '#server/modules/orders/index.ts';
import type * as Whole from '#server/modules/orders/reads/whole-order-queries.ts';
import { handleDueRefunds } from '#server/modules/refunds/index.ts';
import type * as Queries from '#server/modules/refunds/queries.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { promisesBroken, violationsOf } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { allAtLock, barrier } from '#tests/support/faults/racing.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf, receive, send, settleAll } from '#tests/support/orders/refunds.ts';
import { ship } from '#tests/support/orders/shop-orders.ts';

// Someone acts at the very time at which a deadline passes: each refund and each unit has one outcome. Every race is also run
// against a planted bug, which it must find.

const planted = vi.hoisted(() => ({
  lockWholeOrder: null as typeof Whole.lockWholeOrder | null,
  stillMatches: null as typeof Queries.stillMatches | null,
}));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, name: keyof Module & string) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, name),
);
vi.mock('#server/modules/orders/reads/whole-order-queries.ts', (original) =>
  plant(() => original<typeof Whole>(), 'lockWholeOrder'),
);
vi.mock('#server/modules/refunds/queries.ts', (original) => plant(() => original<typeof Queries>(), 'stillMatches'));
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let [owner, admin] = [] as unknown as [Person, Person];
let ana: Awaited<ReturnType<typeof aBuyer>>;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  admin = await someone({ role: 'platform' });
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
});
beforeEach(async () => {
  await resetClock();
  ana = await aBuyer();
});
afterEach(() => removePlantedBugs(planted));

const clean = async () => expect(await violationsOf(mall)).toEqual([]);
const statusOf = async (number: string): Promise<string> =>
  (await mall.pool.query('select status from refunds where number = $1', [number])).rows[0].status;

/** Products on their way back, with a number that no carrier of the mall can be asked about. */
async function sentBack(): Promise<string> {
  const { number, lines } = await bought(mall, ana, variant(1));
  await send(number, lines);
  await receive(number);
  const refundOrderNo = await askForRefund(mall, ana, number, lines, { kind: 'goods' });
  await mall.ask(acceptRefund, { refundOrderNo }, as(owner.token));
  await mall.ask(sendBackProducts, { refundOrderNo, company: 'Swift', trackingNumber: 'SW1' }, as(ana.token));
  return refundOrderNo;
}
const contest = (refundOrderNo: string) =>
  mall.ask(contestReturn, { refundOrderNo, kind: 'not_ours', note: 'A brick' }, as(owner.token));
const decide = (refundOrderNo: string, isAccepted: boolean) =>
  mall.ask(decideRefund, { refundOrderNo, isAccepted, reason: 'So it is' }, as(admin.token));
/** Sends the reminder and moves the clock past the deadline, without handling the deadline yet. */
async function untilOver(days: number): Promise<void> {
  await moveClock(days - 0.9);
  await handleDueRefunds();
  await moveClock(1.1);
}

describe('a shop contests a return when its deadline passes', () => {
  async function race() {
    const refund = await sentBack();
    await untilOver(14);
    const order = { text: 'select from orders where id = (select order_id from refunds where number = $1) for update' };
    const [answer] = await allAtLock<unknown>(mall.pool, { ...order, values: [refund] }, [
      () => contest(refund),
      handleDueRefunds,
      handleDueRefunds,
    ]);
    const { code } = answer as Awaited<ReturnType<typeof contest>>;
    const { rows } = await mall.pool.query(
      `select array_agg(m.status order by m.step) as statuses, r.dispute_kind as kind, r.answer_by > mall_now() + interval '6 days' as is_new
        from refunds r join refund_status_history m on m.refund_id = r.id where r.number = $1 group by r.id`,
      [refund],
    );
    return { code, ...rows[0] };
  }

  test('one of them passes it to the platform, which gets its full time', async () => {
    const { code, statuses, kind, is_new: isNew } = await race();
    expect(statuses).toEqual(['under_review', 'accepted', 'sent_back', 'disputed']);
    expect([code, kind]).toEqual(code === 200 ? [200, 'not_ours'] : [409, 'unconfirmed']);
    expect(isNew).toBe(true);
    await clean();
  });

  test('N: a deadline that does not read again after locking the order decides for the platform at once', async () => {
    planted.stillMatches = async () => true;
    const { statuses } = await race();
    expect(statuses.length).toBeGreaterThan(4);
    await settleAll();
  });
});

describe('two decisions at once', () => {
  async function race() {
    const refund = await sentBack();
    await contest(refund);
    const answers = await Promise.all([decide(refund, true), decide(refund, false), decide(refund, true)]);
    return { refund, codes: answers.map(({ code }) => code).sort() };
  }

  test('one counts, and the others are refused', async () => {
    const { refund, codes } = await race();
    expect(codes).toEqual([200, 409, 409]);
    expect(['refunding', 'refused']).toContain(await statusOf(refund));
    await settleAll();
    await clean();
  });

  test('N: without the lock the second decision meets the status that the first has set', async () => {
    const { readWholeOrder } = await vi.importActual<typeof Whole>(
      '#server/modules/orders/reads/whole-order-queries.ts',
    );
    const meet = barrier(3);
    planted.lockWholeOrder = async (tx, orderId) => {
      const order = await readWholeOrder(tx, orderId);
      await meet();
      return order;
    };
    const { codes } = await race();
    expect(codes).not.toEqual([200, 409, 409]); // a constraint of the database fails: 500
    removePlantedBugs(planted);
    await settleAll();
  });
});

describe('the shop ships while the buyer cancels', () => {
  async function race() {
    const { number, lines } = await bought(mall, ana, variant(1, 0, 2));
    await moveClock(4.1);
    await watchShipDeadlines();
    await moveClock(1);
    await watchShipDeadlines();
    const [sent, cancelled] = await Promise.all([
      ship(mall, owner, number, { kind: 'dispatch' }),
      mall.ask(cancelUnsent, { orderNo: number }, as(ana.token)),
    ]);
    const { rows } = await mall.pool.query('select shipped, unsent, refunded from order_lines where id = $1', [
      lines[0]?.id,
    ]);
    return { codes: [sent.code, cancelled.code], line: rows[0] };
  }

  test('the order is either shipped or cancelled completely', async () => {
    for (let round = 0; round < 3; round++) {
      const { codes, line } = await race();
      const isSent = line.shipped === 2;
      expect(line).toEqual(isSent ? { shipped: 2, unsent: 0, refunded: 0 } : { shipped: 0, unsent: 2, refunded: 2 });
      expect(codes[isSent ? 1 : 0]).toBeGreaterThanOrEqual(400);
      expect(codes[isSent ? 0 : 1]).toBe(200);
      await settleAll();
      await clean();
      await resetClock();
    }
  });

  test('N: a cancellation without the lock on the order collides with the parcel, or the audit finds it', async () => {
    const { readWholeOrder } = await vi.importActual<typeof Whole>(
      '#server/modules/orders/reads/whole-order-queries.ts',
    );
    planted.lockWholeOrder = async (tx, orderId) => {
      const order = await readWholeOrder(tx, orderId);
      await new Promise((pass) => setTimeout(pass, 800));
      return order;
    };
    const { codes } = await race();
    expect(codes.includes(500) || (await promisesBroken()).length > 0).toBe(true);
  });
});
