import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestPayout } from '#contract/payouts/merchant-payouts.ts';
import {
  approvePayout,
  makePayoutFile,
  recordFailedPayout,
  recordPaidPayout,
  recordSentFile,
  recordSentPayout,
  refusePayout,
} from '#contract/payouts/platform.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import type * as Desk from '#server/modules/payouts/desk-queries.ts';
import type * as Moves from '#server/modules/payouts/move-payout.ts';
import type * as Rows from '#server/modules/payouts/payout-queries.ts';
import { payouts } from '#server/modules/payouts/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { guardedOwnerOf, saveAccount } from '#tests/support/accounts/payout-desk.ts';
import type { Guarded } from '#tests/support/accounts/second-factors.ts';
import { promisesBroken, violationsOf } from '#tests/support/database/audit-check.ts';
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
  lockPayoutStatus: null as typeof Rows.lockPayoutStatus | null,
}));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, name: keyof Module & string) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, name),
);
vi.mock('#server/modules/payouts/move-payout.ts', (original) => plant(() => original<typeof Moves>(), 'movePayout'));
vi.mock('#server/modules/payouts/desk-queries.ts', (original) => plant(() => original<typeof Desk>(), 'lockForFile'));
vi.mock('#server/modules/payouts/payout-queries.ts', (original) =>
  plant(() => original<typeof Rows>(), 'lockPayoutStatus'),
);
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
  await releasedOrder(mall, await aBuyer(), variant(1, 0, 40));
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

type Outcome = { code: number; reason?: string };

describe('a payout that is with the bank', () => {
  const send = (payoutNo: string, { token }: Person) => mall.ask(recordSentPayout, { payoutNo }, as(token));
  const pay = (payoutNo: string, { token }: Person) =>
    mall.ask(recordPaidPayout, { payoutNo, reference: 'BANK-1' }, as(token));
  const back = (payoutNo: string, { token }: Person) =>
    mall.ask(recordFailedPayout, { payoutNo, reason: 'Closed account', seen: 'sent' as const }, as(token));
  const sendFile = (fileNo: string, { token }: Person) => mall.ask(recordSentFile, { fileNo }, as(token));
  async function approved(): Promise<string> {
    const payoutNo = await requested();
    await approve(payoutNo, operators[0]);
    return payoutNo;
  }
  async function sent(): Promise<string> {
    const payoutNo = await approved();
    expect((await send(payoutNo, operators[0])).code).toBe(200);
    return payoutNo;
  }
  /** What the shop has of it: available again, on its way, or paid out. */
  const booked = async (payoutNo: string) =>
    (
      await mall.pool.query(
        `select account, -sum(e.amount)::int as amount from ledger_entries e join payouts p on p.id = e.payout_id
        where p.number = $1 group by 1 having sum(e.amount) <> 0 order by 1`,
        [payoutNo],
      )
    ).rows.map(({ account, amount }) => [account, amount]);

  test('one records it as paid and the other as returned: one counts, and the money is in one place', async () => {
    for (let round = 0; round < 4; round++) {
      const payoutNo = await sent();
      const [ada, bo] = await allAtLock<Outcome>(mall.pool, lockOf(payoutNo), [
        () => pay(payoutNo, operators[0]),
        () => back(payoutNo, operators[1]),
      ]);
      const [first, second] = ada?.code === 200 ? [ada, bo] : [bo, ada];
      expect([first?.code, second?.code, second?.reason]).toEqual([200, 409, 'payout_decided']);
      expect(await statusOf(payoutNo)).toBe(first === ada ? 'paid' : 'returned');
      expect(await booked(payoutNo)).toEqual(
        first === ada
          ? [
              ['available', -1_000],
              ['paid_out', 1_000],
            ]
          : [],
      );
    }
    expect(await violationsOf(mall)).toEqual([]);
  });

  test('two send it at once, and one sends it while the other puts it into a file: each once', async () => {
    for (let round = 0; round < 3; round++) {
      const payoutNo = await approved();
      const answers = await allAtLock<Outcome>(mall.pool, lockOf(payoutNo), [
        () => send(payoutNo, operators[0]),
        () => send(payoutNo, operators[1]),
      ]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
      const other = await approved();
      const [sending, filing] = await allAtLock<Outcome>(mall.pool, lockOf(other), [
        () => send(other, operators[0]),
        () => file(other, operators[1]),
      ]);
      expect([sending?.code, await statusOf(other)]).toEqual([200, 'sent']);
      expect([200, 409]).toContain(filing?.code);
    }
    expect(await violationsOf(mall)).toEqual([]);
  });

  test('a file is sent by two, while one of its payouts is paid: each payout is sent or paid, none twice', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, two] = [await approved(), await approved()];
      const { data } = await mall.ask(makePayoutFile, { payoutNos: [one, two] }, as(operators[0].token));
      const fileNo = data?.fileNo ?? '';
      const answers = await allAtLock<Outcome>(mall.pool, lockOf(one), [
        () => sendFile(fileNo, operators[0]),
        () => sendFile(fileNo, operators[1]),
        () => pay(one, operators[1]),
      ]);
      expect(answers.slice(0, 2).filter(({ code }) => code === 200)).toHaveLength(1);
      expect([answers[2]?.code, await statusOf(one), await statusOf(two)]).toEqual([200, 'paid', 'sent']);
      const { rows } = await mall.pool.query(
        "select count(*)::int as times from operator_log where act = 'payout_sent' and subject = any($1)",
        [[one, two]],
      );
      expect([1, 2]).toContain(rows[0].times);
    }
    expect(await violationsOf(mall)).toEqual([]);
  });

  test('N: a step that looks and then writes gives the money back and pays it', async () => {
    const payoutNo = await sent();
    const { bookPayout } = await vi.importActual<typeof Moves>('#server/modules/payouts/move-payout.ts');
    const bothHaveRead = barrier(2);
    planted.lockPayoutStatus = async () => 'sent';
    planted.movePayout = async (tx, { number }, status, change) => {
      const [payout] = await tx.select().from(payouts).where(eq(payouts.number, number));
      await bothHaveRead();
      if (!payout) throw new Error('The payout does not exist');
      const moved = { ...payout, ...change, status };
      await tx
        .update(payouts)
        .set({ status, reference: 'BANK-1', endedAt: new Date() })
        .where(eq(payouts.number, number));
      await bookPayout(tx, { ...moved, reference: status === 'paid' ? 'BANK-1' : '' });
      return moved;
    };
    const answers = await Promise.all([pay(payoutNo, operators[0]), back(payoutNo, operators[1])]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(await booked(payoutNo)).toEqual([
      ['paid_out', 1_000],
      ['payable', -1_000],
    ]);
    expect(await promisesBroken()).toContain('Q19');
  });
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
