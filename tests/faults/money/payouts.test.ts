import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelPayout, listPayouts, requestPayout } from '#contract/payouts/merchant-payouts.ts';
import { approvePayout, recordPaidPayout } from '#contract/payouts/platform.ts';
import { grantRefund } from '#contract/refunds/merchant-grant.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import type * as Desk from '#server/modules/payouts/lock-desk.ts';
import type * as Moves from '#server/modules/payouts/move-payout.ts';
import { payoutSettings, payouts } from '#server/modules/payouts/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { guardedOwnerOf, saveAccount } from '#tests/support/accounts/payout-desk.ts';
import type { Guarded } from '#tests/support/accounts/second-factors.ts';
import { promisesBroken, violationsOf } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { settleAll } from '#tests/support/orders/refunds.ts';
import { balancesOf, releasedOrder } from '#tests/support/orders/shop-balances.ts';

// Concurrent payouts, refunds and changes of the bank account: no cent is paid twice. Every race is also run against a planted
// bug, which it must find.

const planted = vi.hoisted(() => ({
  lockDesk: null as typeof Desk.lockDesk | null,
  movePayout: null as typeof Moves.movePayout | null,
}));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, name: keyof Module & string) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, name),
);
vi.mock('#server/modules/payouts/lock-desk.ts', (original) => plant(() => original<typeof Desk>(), 'lockDesk'));
vi.mock('#server/modules/payouts/move-payout.ts', (original) => plant(() => original<typeof Moves>(), 'movePayout'));
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Guarded;
let platform: Person;
let orderNumber: string;
let lineId: number;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 10000, opening = opening + 10000');
  owner = await guardedOwnerOf(mall, small.shopIds[1] ?? 0);
  platform = await someone({ role: 'platform' });
  await saveAccount(mall, owner);
  await moveClock(2.1);
});
/** An order whose share is available. */
beforeEach(async () => {
  const { number, lines } = await releasedOrder(mall, await aBuyer(), variant(1, 0, 2));
  orderNumber = number;
  lineId = lines[0]?.id ?? 0;
});
afterEach(() => removePlantedBugs(planted));

const available = async () => (await balancesOf(mall, owner)).available;
const request = async (amount: number) => {
  const { data, reason } = await mall.ask(requestPayout, { amount }, as(owner.token));
  return data?.payoutNo ?? reason;
};
const won = (answers: readonly (string | undefined)[]) => answers.filter((answer) => answer?.startsWith('PO')).length;
const clean = async () => expect(await violationsOf(mall)).toEqual([]);

describe('many requests for all that is available', () => {
  test.each([2, 20])('%i at once: one gets it', async (count) => {
    const all = await available();
    const answers = await concurrently(count, () => request(all));
    expect([won(answers), answers.filter((answer) => answer === 'payout_too_high').length]).toEqual([1, count - 1]);
    expect(await available()).toBe(0);
    await clean();
  });

  test('N: without the lock both get it', async () => {
    const meet = barrier(2);
    planted.lockDesk = async (tx, shopId) => {
      const [desk] = await tx.select().from(payoutSettings).where(eq(payoutSettings.shopId, shopId));
      await meet();
      return desk ?? { shopId, schedule: 'on_request', dueOn: null };
    };
    const all = await available();
    const answers = await concurrently(2, () => request(all));
    expect(won(answers)).toBe(2);
    expect(await available()).toBe(-all);
    removePlantedBugs(planted);
    for (const payoutNo of answers) await mall.ask(cancelPayout, { payoutNo: payoutNo ?? '' }, as(owner.token));
  });
});

describe('many record one payout as paid, or cancel it', () => {
  async function race(count: number) {
    const payoutNo = (await request(await available())) ?? '';
    const codes = await concurrently(count, async (index) =>
      index % 2 === 0
        ? (await mall.ask(approvePayout, { payoutNo }, as(platform.token))).code
        : (await mall.ask(cancelPayout, { payoutNo }, as(owner.token))).code,
    );
    const paid = await concurrently(
      count,
      async () => (await mall.ask(recordPaidPayout, { payoutNo, reference: 'B1' }, as(platform.token))).code,
    );
    return { decided: codes.filter((code) => code === 200).length, paid: paid.filter((code) => code === 200).length };
  }

  test.each([2, 20])('%i at once: it is decided once, and paid at most once', async (count) => {
    const { decided, paid } = await race(count);
    expect(decided).toBe(1);
    expect(paid).toBeLessThanOrEqual(1);
    await clean();
  });

  test('N: a step that does not look at the status is found by the audit', async () => {
    const payoutNo = (await request(await available())) ?? '';
    planted.movePayout = async (tx, { number }, status) => {
      const [moved] = await tx
        .update(payouts)
        .set({ status, reference: status === 'paid' ? 'B1' : '' })
        .where(eq(payouts.number, number))
        .returning();
      if (!moved) throw new Error('There is no payout');
      const { bookPayout } = await vi.importActual<typeof Moves>('#server/modules/payouts/move-payout.ts');
      await bookPayout(tx, moved);
      return moved;
    };
    await mall.ask(recordPaidPayout, { payoutNo, reference: 'B1' }, as(platform.token));
    await mall.ask(cancelPayout, { payoutNo }, as(owner.token));
    expect(await promisesBroken()).toContain('Q19');
    removePlantedBugs(planted);
    await mall.pool.query("update payouts set status = 'paid', reference = 'B1' where number = $1", [payoutNo]);
    const { rows } = await mall.pool.query('select id, shop_id, amount from payouts where number = $1', [payoutNo]);
    const [{ id, shop_id: shopId, amount }] = rows as [{ id: number; shop_id: number; amount: number }];
    await mall.pool.query(
      `insert into ledger_entries (cause, rule, account, shop_id, amount, currency, payout_id) values
       ('mend:' || $1::int, 'payout_return', 'available', $2::int, $3::int, 'EUR', $1::int),
       ('mend:' || $1::int, 'payout_return', 'payable', $2::int, -$3::int, 'EUR', $1::int)`,
      [id, shopId, amount],
    );
    await clean();
  });
});

test('a change of the account and a payout at once: it goes to the old one, or waits for the new one', async () => {
  const all = await available();
  const [{ data: changed }, payout] = await Promise.all([
    saveAccount(mall, owner, { accountNumber: 'DE02 1203 0000 0000 2020 51' }),
    request(Math.min(all, 1_000)),
  ]);
  expect(changed?.lastFour).toBe('2051');
  const { data } = await mall.ask(listPayouts, { limit: 1 }, as(owner.token));
  if (payout === 'payout_account_cooling') expect(data?.list[0]?.payoutNo).not.toBe(payout);
  else expect(data?.list[0]).toMatchObject({ payoutNo: payout, lastFour: '3000' });
  await clean();
  await moveClock(2.1);
});

test('a refund and a payout at once: both are booked, and the balance may go below zero', async () => {
  const all = await available();
  const [payout, refund] = await Promise.all([
    request(all),
    mall.ask(grantRefund, { orderNo: orderNumber, lines: [{ lineId, quantity: 2 }], reason: 'other' }, as(owner.token)),
  ]);
  expect(refund.code).toBe(200);
  await settleAll();
  const { rows } = await mall.pool.query('select shop_share from refunds where number = $1', [
    refund.data?.refundOrderNo,
  ]);
  const taken = rows[0].shop_share as number;
  expect(await available()).toBe(payout === 'payout_too_high' ? all - taken : 0 - taken);
  await clean();
});
