import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { requestPayout } from '#contract/payouts/merchant-payouts.ts';
import { approvePayout, makePayoutFile, refusePayout } from '#contract/payouts/platform.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import type * as Desk from '#server/modules/payouts/desk-queries.ts';
import type * as Moves from '#server/modules/payouts/move-payout.ts';
import { payouts } from '#server/modules/payouts/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { guardedOwnerOf, saveAccount } from '#tests/support/accounts/payout-desk.ts';
import type { Guarded } from '#tests/support/accounts/second-factors.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { allAtLock, barrier } from '#tests/support/faults/racing.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { releasedOrder } from '#tests/support/orders/shop-balances.ts';

// Two operators at one payout: one decision counts, and the other operator reads whose it was; it comes into one file for the bank.
// What planted bugs do is last, since the audit finds it from then on.

const planted = vi.hoisted(() => ({
  movePayout: null as typeof Moves.movePayout | null,
  lockForFile: null as typeof Desk.lockForFile | null,
}));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, name: keyof Module & string) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, name),
);
vi.mock('#server/modules/payouts/move-payout.ts', (original) => plant(() => original<typeof Moves>(), 'movePayout'));
vi.mock('#server/modules/payouts/desk-queries.ts', (original) => plant(() => original<typeof Desk>(), 'lockForFile'));
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let owner: Guarded;
let operators: [Person, Person];

beforeAll(async () => {
  const small = await fillSmallMall();
  const variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 10000, opening = opening + 10000');
  owner = await guardedOwnerOf(mall, small.shopIds[1] ?? 0);
  operators = [
    await someone({ role: 'platform', nickname: 'Ada' }),
    await someone({ role: 'platform', nickname: 'Bo' }),
  ];
  await saveAccount(mall, owner);
  await moveClock(2.1);
  await releasedOrder(mall, await aBuyer(), variant(1, 0, 20));
});
beforeEach(() => mall.pool.query('update sessions set proven_at = now()'));
afterEach(() => removePlantedBugs(planted));

async function requested(): Promise<string> {
  const { data, message } = await mall.ask(requestPayout, { amount: 1_000 }, as(owner.token));
  if (!data) throw new Error(message);
  return data.payoutNo;
}
const approve = (payoutNo: string, { token }: Person) => mall.ask(approvePayout, { payoutNo }, as(token));
const refuse = (payoutNo: string, { token }: Person) =>
  mall.ask(refusePayout, { payoutNo, reason: 'The name is another' }, as(token));
const file = (payoutNo: string, { token }: Person) => mall.ask(makePayoutFile, { payoutNos: [payoutNo] }, as(token));
const lockOf = (payoutNo: string) => ({
  text: 'select from payouts where number = $1 for update',
  values: [payoutNo],
});
const statusOf = async (payoutNo: string) =>
  (await mall.pool.query('select status from payouts where number = $1', [payoutNo])).rows[0].status;

test('one approves and the other refuses: one decision counts, and the other operator reads whose', async () => {
  for (let round = 0; round < 4; round++) {
    const payoutNo = await requested();
    const [ada, bo] = await allAtLock(mall.pool, lockOf(payoutNo), [
      () => approve(payoutNo, operators[0]),
      () => refuse(payoutNo, operators[1]),
    ]);
    const [first, second] = ada?.code === 200 ? [ada, bo] : [bo, ada];
    expect([first?.code, second?.code, second?.reason]).toEqual([200, 409, 'payout_decided']);
    expect(second?.message).toContain(first === ada ? 'Ada' : 'Bo');
    expect(await statusOf(payoutNo)).toBe(first === ada ? 'approved' : 'refused');
    const { rows } = await mall.pool.query('select 1 from operator_log where subject = $1', [payoutNo]);
    expect(rows.length).toBe(1);
  }
  expect(await violationsOf(mall)).toEqual([]);
});

test('two make a file for the bank of one payout: it is in one', async () => {
  for (let round = 0; round < 4; round++) {
    const payoutNo = await requested();
    await approve(payoutNo, operators[0]);
    const answers = await allAtLock(mall.pool, lockOf(payoutNo), [
      () => file(payoutNo, operators[0]),
      () => file(payoutNo, operators[1]),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ code }) => code === 409)?.reason).toBe('payout_in_file');
  }
});

test('N: without the lock the bank gets it in two files', async () => {
  const payoutNo = await requested();
  await approve(payoutNo, operators[0]);
  const { payoutsFrom } = await import('#server/modules/payouts/payout-queries.ts');
  const bothHaveRead = barrier(2);
  planted.lockForFile = async (tx, numbers) => {
    const rows = await payoutsFrom(tx).where(eq(payouts.number, numbers[0] ?? ''));
    await bothHaveRead();
    return rows.map((row) => ({ ...row, shop: '' }));
  };
  const answers = await Promise.all(operators.map((operator) => file(payoutNo, operator)));
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
});

test('N: with a careless decision both decisions seem to count', async () => {
  const payoutNo = await requested();
  const bothHaveRead = barrier(2);
  planted.movePayout = async (tx, { number }, to) => {
    const [payout] = await tx.select().from(payouts).where(eq(payouts.number, number));
    await bothHaveRead();
    await tx.update(payouts).set({ status: to, decidedAt: new Date() }).where(eq(payouts.number, number));
    if (!payout) throw new Error('The payout does not exist');
    return payout;
  };
  const answers = await Promise.all([approve(payoutNo, operators[0]), refuse(payoutNo, operators[1])]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
});
