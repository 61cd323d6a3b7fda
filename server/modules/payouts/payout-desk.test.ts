import { beforeAll, beforeEach, expect, test } from 'vitest';
import { requestPayout } from '#contract/payouts/merchant-payouts.ts';
import * as contract from '#contract/payouts/platform.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { guardedOwnerOf, saveAccount } from '#tests/support/accounts/payout-desk.ts';
import type { Guarded } from '#tests/support/accounts/second-factors.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { releasedOrder } from '#tests/support/orders/shop-balances.ts';
import { aSquarePicture } from '#tests/support/pages/square-picture.ts';

// What operators see of payouts, and the files for the bank.

const mall = openMallUnderTest({ DEMO: '1' });
const accountNumber = 'DE89370400440532013000';
let owner: Guarded;
let operator: Person;
let shopId: number;
let orderNumber: string;

beforeAll(async () => {
  const small = await fillSmallMall();
  const variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
  shopId = small.shopIds[1] ?? 0;
  owner = await guardedOwnerOf(mall, shopId);
  operator = await anOperator(['finance']);
  await saveAccount(mall, owner);
  await moveClock(2.1);
  orderNumber = (await releasedOrder(mall, await aBuyer(), variant(1, 0, 9))).number;
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query('update sessions set proven_at = now()');
});

async function requested(amount = 1_000): Promise<string> {
  const { data, message } = await mall.ask(requestPayout, { amount }, as(owner.token));
  if (!data) throw new Error(message);
  return data.payoutNo;
}
async function approved(): Promise<string> {
  const payoutNo = await requested();
  expect((await mall.ask(contract.approvePayout, { payoutNo }, as(operator.token))).code).toBe(200);
  return payoutNo;
}
const detail = async (payoutNo: string) => {
  const { data, message } = await mall.ask(contract.getPayoutToPay, { payoutNo }, as(operator.token));
  if (!data) throw new Error(message);
  return data;
};
const numbers = async (filters: object) =>
  (await mall.ask(contract.listPayoutsToPay, filters, as(operator.token))).data?.list.map(({ payoutNo }) => payoutNo);
const file = (payoutNos: string[], isAgain = false) =>
  mall.ask(contract.makePayoutFile, { payoutNos, isAgain }, as(operator.token));
const logged = async (subject: string) =>
  (await mall.pool.query('select act from operator_log where subject = $1 order by id', [subject])).rows.map(
    ({ act }) => act,
  );

test('what waits is listed oldest first, and the rest by status, shop, method, number and reference', async () => {
  const [first, second] = [await requested(), await approved()];
  expect((await numbers({}))?.filter((one) => one === first || one === second)).toEqual([first, second]);
  expect(await numbers({ status: 'requested', shopId })).toContain(first);
  expect(await numbers({ status: 'approved' })).not.toContain(first);
  expect(await numbers({ shopId: shopId + 1 })).toEqual([]);
  expect(await numbers({ provider: 'stripe' })).toEqual([]);
  expect(await numbers({ words: first })).toEqual([first]);
  await mall.ask(contract.refusePayout, { payoutNo: first, reason: 'No' }, as(operator.token));
  expect(await numbers({})).not.toContain(first);
  expect(await numbers({ status: 'any' })).toContain(first);
  expect(await numbers({ words: first })).toEqual([first]);
  await mall.ask(contract.recordPaidPayout, { payoutNo: second, reference: 'Bank-77' }, as(operator.token));
  expect(await numbers({ words: 'bank-77' })).toEqual([second]);
  expect(
    JSON.stringify(await mall.ask(contract.listPayoutsToPay, { status: 'any' }, as(operator.token))),
  ).not.toContain(accountNumber);
});

test('a payout shows what it pays and its history; the account is masked until someone looks, which is logged', async () => {
  const payoutNo = await approved();
  const before = await detail(payoutNo);
  expect(before).toMatchObject({ payoutNo, shopId, amount: 1_000, status: 'approved', lastFour: '3000', fileNo: null });
  expect(before.account).toMatchObject({ isCurrent: true });
  expect(before.history.map(({ what }) => what)).toEqual(['requested', 'approved']);
  expect(JSON.stringify(before)).not.toContain(accountNumber);
  const { data } = await mall.ask(contract.showPayoutAccount, { payoutNo }, as(operator.token));
  expect(data).toEqual({ accountNumber });
  expect(await logged(payoutNo)).toEqual(['payout_approved', 'payout_account_shown']);
  const body = new FormData();
  body.append('multipart', new File([new Uint8Array((await aSquarePicture('a.png')).buffer)], 'a.png'));
  const uploaded = await mall.api.request(contract.uploadPayoutProof.path, {
    method: 'POST',
    body,
    headers: as(operator.token),
  });
  const proofHash = (await uploaded.json()).data.hash;
  const other = await anOperator(['finance']);
  const paid = { payoutNo, reference: 'T-1', proofHash };
  expect((await mall.ask(contract.recordPaidPayout, paid, as(other.token))).reason).toBe('picture_unknown');
  expect((await mall.ask(contract.recordPaidPayout, paid, as(operator.token))).code).toBe(200);
  const after = await detail(payoutNo);
  expect(after).toMatchObject({ status: 'paid', reference: 'T-1', proof: { url: `/media/${proofHash}` } });
  expect(after.history.map(({ what, text }) => [what, text])).toEqual([
    ['requested', ''],
    ['approved', ''],
    ['account_shown', ''],
    ['paid', 'T-1'],
  ]);
  await mall.ask(contract.recordFailedPayout, { payoutNo, reason: 'Closed account' }, as(operator.token));
  expect((await detail(payoutNo)).history.slice(-2).map(({ what, text }) => [what, text])).toEqual([
    ['paid', 'T-1'],
    ['returned', 'Closed account'],
  ]);
});

test('the entries behind a payout are those since the payout before', async () => {
  const { rows } = await mall.pool.query('select number from payouts order by id limit 1');
  const first = await detail(rows[0].number);
  expect(first.entries.map(({ rule, orderNo: order }) => [rule, order])).toEqual([['release', orderNumber]]);
  expect((await detail(await requested())).entries.some(({ orderNo: order }) => order === orderNumber)).toBe(false);
});

test('a file for the bank has each approved payout once, unless it is taken again on purpose', async () => {
  const [one, two, three] = [await approved(), await approved(), await requested()];
  expect((await file([one, three])).reason).toBe('payout_cannot_move');
  expect((await detail(one)).fileNo).toBeNull();
  const { data } = await file([one, two, one]);
  expect(data?.text).toBe(
    [
      '\ufeffPayout,Account holder,Bank,Country,Bank code,Account number,Amount,Currency,Shop\r\n',
      ...[one, two].map(
        (number) => `${number},Plain Goods Ltd,First Bank,DE,DEUTDEFF,${accountNumber},10.00,EUR,${shopName}\r\n`,
      ),
    ].join(''),
  );
  expect((await detail(one)).fileNo).toBe(data?.fileNo);
  expect(await numbers({ words: data?.fileNo })).toEqual([two, one]);
  expect(await logged(data?.fileNo ?? '')).toEqual(['payout_filed']);
  const refused = await file([two]);
  expect([refused.reason, refused.message.includes(two)]).toEqual(['payout_in_file', true]);
  const again = await file([two], true);
  expect((await detail(two)).fileNo).toBe(again.data?.fileNo);
  expect((await detail(two)).history.at(-1)).toMatchObject({ what: 'filed', text: again.data?.fileNo });
  expect((await file(['PO2611160000000001234567'])).reason).toBe('payout_not_found');
  expect(await violationsOf(mall)).toEqual([]);
});

test('a file that the bank has taken: what is still approved of it is sent, and comes into no other file', async () => {
  const [one, two, failed, moved] = [await approved(), await approved(), await approved(), await approved()];
  const fileNo = (await file([one, two, failed, moved])).data?.fileNo ?? '';
  const operatorName = 'Somebody';
  const newer = (await file([moved], true)).data?.fileNo;
  await mall.ask(contract.recordFailedPayout, { payoutNo: failed, reason: 'Wrong name' }, as(operator.token));
  const send = (which: string) => mall.ask(contract.recordSentFile, { fileNo: which }, as(operator.token));
  expect((await send('PF2611160000000001234567')).reason).toBe('payout_file_not_found');
  expect((await send(fileNo)).data).toEqual({ payouts: 2 });
  expect((await send(fileNo)).reason).toBe('payout_cannot_move');
  expect(await numbers({ status: 'sent' })).toEqual([two, one]);
  expect(await detail(moved)).toMatchObject({ status: 'approved', sentAt: null, fileNo: newer });
  expect((await file([one], true)).reason).toBe('payout_cannot_move');
  expect(await logged(one)).toEqual(['payout_approved', 'payout_sent']);
  const { history, sentAt } = await detail(one);
  expect(history.at(-1)).toEqual({ what: 'sent', at: sentAt, by: operatorName, text: '' });
  expect(await numbers({ words: fileNo, status: 'approved' })).toEqual([]);
  const back = { payoutNo: one, reason: 'Closed account' };
  expect((await mall.ask(contract.recordFailedPayout, { ...back, seen: 'approved' }, as(operator.token))).reason).toBe(
    'payout_decided',
  );
  expect((await mall.ask(contract.recordFailedPayout, { ...back, seen: 'sent' }, as(operator.token))).code).toBe(200);
  expect((await detail(one)).history.slice(-2).map(({ what, by, text }) => [what, by, text])).toEqual([
    ['sent', operatorName, ''],
    ['returned', operatorName, 'Closed account'],
  ]);
  expect(await violationsOf(mall)).toEqual([]);
});
let shopName = '';
beforeAll(async () => {
  shopName = (await mall.pool.query("select name ->> 'en' as name from shops where id = $1", [shopId])).rows[0].name;
});
