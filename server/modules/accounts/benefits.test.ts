import { beforeAll, expect, test } from 'vitest';
import { disableAccount } from '#contract/accounts/platform.ts';
import * as contract from '#contract/accounts/platform-benefits.ts';
import { listAddresses } from '#contract/identity/shopper-addresses.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { transaction } from '#server/database/connection.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, giveCoupon } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let operator: Person;
let administrator: Person;

beforeAll(async () => {
  await fillSmallMall();
  operator = await anOperator(['accounts']);
  administrator = await someone({ role: 'platform', nickname: 'Ada' });
});

const isSignedIn = async (token: string) => (await mall.ask(listAddresses, {}, as(token))).code === 200;

test('points and coupons of an account, page by page, and nobody else’s', async () => {
  const ana = await aBuyer({ points: 300 });
  const bo = await aBuyer({ points: 50 });
  await giveCoupon(ana, { discount: 100 });
  await giveCoupon(bo, { discount: 200 });
  const { data: points } = await mall.ask(contract.listAccountPoints, { id: ana.accountId }, as(operator.token));
  expect(points).toMatchObject({ total: 1, list: [{ kind: 'granted', points: 300 }] });
  const coupons = async (type: 'usable' | 'unusable') =>
    (await mall.ask(contract.listAccountCoupons, { id: ana.accountId, type }, as(operator.token))).data;
  expect(await coupons('usable')).toMatchObject({
    total: 1,
    list: [{ name: 'Coupon', money: 100, state: 'received' }],
  });
  expect(await coupons('unusable')).toMatchObject({ total: 0, list: [] });
  await mall.pool.query("update received_coupons set ends_at = now() - interval '1 day' where account_id = $1", [
    ana.accountId,
  ]);
  expect(await coupons('unusable')).toMatchObject({ total: 1, list: [{ state: 'expired' }] });
  for (const call of [contract.listAccountPoints, contract.listAccountCoupons, contract.listAccountSessions])
    expect(await mall.ask(call, { id: 2_000_000_000 }, as(operator.token))).toMatchObject({
      reason: 'account_not_found',
    });
});

test('one session is ended, the others go on; the log has the reason', async () => {
  const ana = await someone();
  const other = await transaction((tx) => openSession(tx, ana.accountId, 'Mozilla/5.0 (iPhone)'));
  const sessions = async () =>
    (await mall.ask(contract.listAccountSessions, { id: ana.accountId, limit: 1 }, as(operator.token))).data;
  expect((await sessions())?.total).toBe(2);
  const { rows } = await mall.pool.query('select id from sessions where account_id = $1 order by id desc limit 1', [
    ana.accountId,
  ]);
  const act = { id: ana.accountId, sessionId: rows[0].id, reason: 'A lost phone' };
  const end = () => mall.ask(contract.endAccountSession, act, as(operator.token));
  expect((await end()).code).toBe(200);
  expect([await isSignedIn(ana.token), await isSignedIn(other)]).toEqual([true, false]);
  expect(await end()).toMatchObject({ code: 409, reason: 'session_over' });
  expect((await sessions())?.total).toBe(1);
  const words = String(ana.accountId);
  const { data: log } = await mall.ask(listOperatorLog, { kind: 'account', words }, as(administrator.token));
  expect(log?.list.map(({ act: done, reason }) => [done, reason])).toEqual([['account_session_ended', 'A lost phone']]);
});

test('nobody ends a session of someone else by its number, nor one of an operator', async () => {
  const ana = await someone();
  const bo = await someone();
  const idOf = async ({ accountId }: Person) =>
    (await mall.pool.query('select id from sessions where account_id = $1', [accountId])).rows[0].id;
  const end = async (id: number, whose: Person) =>
    mall.ask(contract.endAccountSession, { id, sessionId: await idOf(whose), reason: 'So' }, as(operator.token));
  expect(await end(ana.accountId, bo)).toMatchObject({ reason: 'session_over' });
  expect(await end(administrator.accountId, administrator)).toMatchObject({ reason: 'account_of_operator' });
  expect([await isSignedIn(bo.token), await isSignedIn(administrator.token)]).toEqual([true, true]);
  await mall.ask(disableAccount, { id: ana.accountId, reason: 'So' }, as(operator.token));
  const { data } = await mall.ask(contract.listAccountSessions, { id: ana.accountId }, as(operator.token));
  expect(data).toMatchObject({ total: 0, list: [] });
});
