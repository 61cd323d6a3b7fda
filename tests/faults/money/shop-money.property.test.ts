import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Call, InputOf } from '#contract/core/call.ts';
import * as desk from '#contract/payouts/merchant-payouts.ts';
import * as platformDesk from '#contract/payouts/platform.ts';
import { acceptRefund, refuseRefund } from '#contract/refunds/merchant.ts';
import { grantRefund } from '#contract/refunds/merchant-grant.ts';
import { decideRefund } from '#contract/refunds/platform.ts';
import { askPlatform, requestRefund } from '#contract/refunds/shopper.ts';
import type * as Connection from '#server/database/connection.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { completeByClock, receiveByClock } from '#server/modules/orders/index.ts';
import { releaseShares } from '#server/modules/payouts/index.ts';
import { handleDueRefunds } from '#server/modules/refunds/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { guardedOwnerOf, saveAccount } from '#tests/support/accounts/payout-desk.ts';
import type { Guarded } from '#tests/support/accounts/second-factors.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { bought, receive, refundInput, send, settleAll } from '#tests/support/orders/refunds.ts';
import { balancesOf, sumShopMoney } from '#tests/support/orders/shop-balances.ts';

// Sales, part refunds, disputes, payouts and corrections of a shop in any order, with the mall killed in between: the audit stays
// silent, and what came in is what went out and what everyone has. A failing run prints its seed and path.

/** The transaction of a step that the mall does not survive: before it is committed, or after it and before the answer. */
type Kill = { at: number; when: 'before' | 'after' };
const killed = vi.hoisted(() => ({ next: null as Kill | null, happened: { before: 0, after: 0 } }));
vi.mock('#server/database/connection.ts', async (original) => {
  const real = await original<typeof Connection>();
  const transaction: typeof real.transaction = async (work) => {
    const kill = killed.next?.at === 0 ? killed.next.when : null;
    if (killed.next) killed.next.at -= 1;
    const result = await real.transaction(async (tx) => {
      const done = await work(tx);
      if (kill === 'before') {
        killed.happened.before += 1;
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      }
      return done;
    });
    if (kill !== 'after') return result;
    killed.happened.after += 1;
    throw new Error('The mall was killed before it answered');
  };
  return { ...real, transaction };
});
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
let [owner, platform, ana] = [] as unknown as [Guarded, Person, Buyer];
let variant: Awaited<ReturnType<typeof variantsOf>>;
let shopId: number;
const coffee = 1;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
  shopId = small.shopIds[coffee] ?? 0;
  owner = await guardedOwnerOf(mall, shopId);
  platform = await someone({ role: 'platform' });
  ana = await aBuyer({ points: 5_000 });
  await saveAccount(mall, owner);
  await moveClock(2.01);
});

const happened: Record<string, number> = {};
let kill: Kill | null = null;

/** Runs a step. Where the mall is killed in it, it is run again, as by someone who got no answer, with the same key. */
async function survive<Result>(step: () => Promise<Result>): Promise<Result> {
  killed.next = kill && { ...kill };
  try {
    if (kill) await step().catch(() => {});
  } finally {
    killed.next = null;
  }
  return step();
}

async function ask<C extends Call>(person: Person, call: C, input: InputOf<C>, what = call.path.split('/').at(-2)) {
  const headers = { ...as(person.token), 'idempotency-key': crypto.randomUUID() };
  const { code, data } = await survive(() => mall.ask(call, input, headers));
  const outcome = `${what} ${code}`;
  happened[outcome] = (happened[outcome] ?? 0) + 1;
  return data;
}

type Sold = { number: string; lines: { id: number; quantity: number }[]; isSent: boolean };
type Walk = { sold: Sold[]; refunds: string[]; payouts: string[] };
type Step = (walk: Walk) => Promise<unknown>;

const at = <Item>(items: readonly Item[], index: number) => items.at(-1 - (index % Math.max(1, items.length)));
const unitsOf = ({ lines }: Sold, quantity: number) => lines.map(({ id }) => ({ id, quantity })).slice(0, 1);

const steps = {
  sell:
    (quantity: number): Step =>
    async ({ sold }) => {
      const { number, lines } = await bought(mall, ana, variant(coffee, 0, quantity), variant(2, 2, 1));
      sold.push({ number, lines, isSent: false });
    },
  receive:
    (index: number): Step =>
    async ({ sold }) => {
      const order = at(sold, index);
      if (!order || order.isSent) return;
      order.isSent = true;
      await send(order.number, order.lines).catch(() => {}); // a refund may have taken units before
      await receive(order.number).catch(() => {});
    },
  wait:
    (days: number): Step =>
    async () => {
      await moveClock(days);
      for (const job of [receiveByClock, completeByClock, handleDueRefunds, releaseShares]) await survive(job);
    },
  askBack:
    (index: number, quantity: number): Step =>
    async ({ sold, refunds }) => {
      const order = at(sold, index);
      if (!order) return;
      const data = await ask(ana, requestRefund, refundInput(order.number, unitsOf(order, quantity)), 'asked');
      if (data) refunds.push(data.refundOrderNo);
    },
  accept:
    (index: number): Step =>
    async ({ refunds }) => {
      const refundOrderNo = at(refunds, index);
      if (refundOrderNo) await ask(owner, acceptRefund, { refundOrderNo });
    },
  refuse:
    (index: number): Step =>
    async ({ refunds }) => {
      const refundOrderNo = at(refunds, index);
      if (!refundOrderNo) return;
      await ask(owner, refuseRefund, { refundOrderNo, reason: 'Used', pictures: [] });
      await ask(ana, askPlatform, { refundOrderNo });
    },
  decide:
    (index: number, isAccepted: boolean): Step =>
    async ({ refunds }) => {
      const refundOrderNo = at(refunds, index);
      if (refundOrderNo) await ask(platform, decideRefund, { refundOrderNo, isAccepted, reason: 'So it is' });
    },
  grant:
    (index: number, quantity: number): Step =>
    async ({ sold }) => {
      const order = at(sold, index);
      if (!order) return;
      const lines = unitsOf(order, quantity).map(({ id }) => ({ lineId: id, quantity }));
      await ask(owner, grantRefund, { orderNo: order.number, lines, reason: 'other', note: 'Sorry' }, 'granted');
    },
  payOut:
    (part: number): Step =>
    async ({ payouts }) => {
      const { available } = await balancesOf(mall, owner);
      const data = await ask(
        owner,
        desk.requestPayout,
        { amount: Math.max(1_000, Math.round(available * part)) },
        'payout',
      );
      if (data) payouts.push(data.payoutNo);
    },
  onPayout:
    (index: number, act: 'cancel' | 'approve' | 'refuse' | 'sent' | 'paid' | 'failed'): Step =>
    async ({ payouts }) => {
      const payoutNo = at(payouts, index);
      if (!payoutNo) return;
      if (act === 'cancel') await ask(owner, desk.cancelPayout, { payoutNo });
      if (act === 'approve') await ask(platform, platformDesk.approvePayout, { payoutNo });
      if (act === 'refuse') await ask(platform, platformDesk.refusePayout, { payoutNo, reason: 'No' });
      if (act === 'sent') await ask(platform, platformDesk.recordSentPayout, { payoutNo });
      if (act === 'paid') await ask(platform, platformDesk.recordPaidPayout, { payoutNo, reference: 'B-1' });
      if (act === 'failed') await ask(platform, platformDesk.recordFailedPayout, { payoutNo, reason: 'Closed' });
    },
  correct:
    (amount: number, correction: 'correction' | 'fee'): Step =>
    () =>
      ask(platform, platformDesk.correctBalance, { shopId, kind: correction, amount, reason: 'Agreed' }, correction),
};

async function check(): Promise<void> {
  await settleAll();
  expect(await violationsOf(mall)).toEqual([]);
  const sums = await sumShopMoney(mall, shopId);
  // What was answered after a kill has happened once.
  const { rows: once } = await mall.pool.query(
    `select (select count(*)::int from payouts) as payouts, (select count(*)::int from balance_corrections) as corrections,
      (select count(*)::int from shop_log where act = 'refund_granted') as granted`,
  );
  const times = (...names: string[]) => names.reduce((sum, name) => sum + (happened[`${name} 200`] ?? 0), 0);
  expect(once).toEqual([
    { payouts: times('payout'), corrections: times('correction', 'fee'), granted: times('granted') },
  ]);
  const { pending, available, reserved, payable, paidOut } = await balancesOf(mall, owner);
  const has = pending + available + reserved + payable;
  expect({ paidOut, has }).toEqual({ paidOut: sums.paidOut, has: sums.earned - sums.paidOut });
  expect(sums.cameIn).toBe(sums.wentBack + sums.paidOut + has + sums.others + sums.platform);
}

const index = fc.nat(2);
const few = fc.integer({ min: 1, max: 2 });
const askBack = fc.tuple(index, few).map(([order, quantity]) => steps.askBack(order, quantity));
const answer = fc.oneof(index.map(steps.accept), index.map(steps.refuse));
const decide = fc.tuple(index, fc.boolean()).map(([refund, isAccepted]) => steps.decide(refund, isAccepted));
const payOut = fc.constantFrom(0.3, 1, 1.5).map(steps.payOut);
const onPayout = fc
  .tuple(index, fc.constantFrom('cancel', 'approve', 'refuse', 'sent', 'paid', 'failed'))
  .map(([payout, act]) => steps.onPayout(payout, act));
const one = fc
  .oneof(
    ...[few.map(steps.sell), index.map(steps.receive), fc.constantFrom(1, 8, 31).map(steps.wait)],
    ...[askBack, answer, decide, payOut, onPayout],
    fc.tuple(index, few).map(([order, quantity]) => steps.grant(order, quantity)),
    fc.integer({ min: 1, max: 2_000 }).map((amount) => steps.correct(amount, 'correction')),
    fc.integer({ min: 1, max: 2_000 }).map((amount) => steps.correct(-amount, 'fee')),
  )
  .map((step) => [step]);
/** A payout for which there is money, and what becomes of it. */
const paying = (...acts: Parameters<typeof steps.onPayout>[1][]) => [
  ...[steps.correct(20_000, 'correction'), steps.payOut(0.3)],
  ...acts.map((act) => steps.onPayout(0, act)),
];
/** What each run contains at any point of it. */
const certain = [
  ...[paying('cancel'), paying('refuse'), paying('approve', 'failed'), paying('approve', 'paid', 'failed')],
  ...[paying('approve', 'sent', 'paid'), paying('approve', 'sent', 'failed')],
  [steps.sell(2), steps.askBack(0, 1), steps.accept(0), steps.receive(0)],
  [steps.sell(2), steps.receive(0), steps.askBack(0, 2), steps.refuse(0), steps.decide(0, false)],
];
const kills = fc.option(fc.record({ at: fc.constantFrom(0, 0, 1), when: fc.constantFrom('before', 'after') }), {
  freq: 3,
});
/** Every run begins with a share that is paid out, disputed, and taken back afterwards. */
const opening: Step[] = [
  ...[steps.sell(2), steps.receive(0), steps.askBack(0, 1), steps.refuse(0), steps.wait(31), steps.decide(0, true)],
  ...[steps.sell(2), steps.receive(0), steps.wait(31), steps.payOut(1)],
  ...[steps.onPayout(0, 'approve'), steps.onPayout(0, 'paid'), steps.grant(0, 1)],
];
const numRuns = Number(process.env.PROPERTY_RUNS ?? 3);
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_118);

test('whatever happens to a shop’s money, in any order and with the mall killed in between, every cent is somewhere', async () => {
  const drawn = fc.array(one, { minLength: 12, maxLength: 20 });
  const walks = drawn
    .chain((some) => fc.shuffledSubarray([...certain, ...some], { minLength: certain.length + some.length }))
    .chain((parts) => fc.tuple(...parts.flat().map((step) => fc.tuple(fc.constant(step), kills))));
  await fc.assert(
    fc.asyncProperty(walks, async (taken) => {
      const walk: Walk = { sold: [], refunds: [], payouts: [] };
      kill = null;
      for (const step of opening) await step(walk);
      await check();
      for (const [step, killing] of taken) {
        kill = killing;
        await step(walk);
        kill = null;
        await check();
      }
    }),
    { numRuns, seed, endOnFailure: true },
  );
  // Every outcome must have happened, or the run would prove nothing.
  const done = [
    'asked',
    'accept',
    'refuse',
    'platform',
    'decide',
    'granted',
    'payout',
    'cancel',
    'approve',
    'sent',
    'paid',
    'failed',
  ];
  expect(done.filter((what) => !happened[`${what} 200`])).toEqual([]);
  expect([killed.happened.before, killed.happened.after].every((times) => times >= numRuns)).toBe(true);
}, 240_000);
