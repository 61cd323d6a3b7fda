import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/accounts/platform.ts';
import { signInByEmail } from '#contract/identity/shopper.ts';
import { listAddresses } from '#contract/identity/shopper-addresses.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { as, type Person, password, signUp, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, giveCoupon, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { allAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { bought } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let operator: Person;
let administrator: Person;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  operator = await anOperator(['accounts']);
  administrator = await someone({ role: 'platform', nickname: 'Ada' });
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
});

async function list(filters: object): Promise<number[]> {
  const { data, message } = await mall.ask(contract.listAnyAccounts, { limit: 100, ...filters }, as(operator.token));
  if (!data) throw new Error(message);
  expect(data.total).toBe(data.list.length);
  return data.list.map(({ id }) => id);
}

async function page(id: number) {
  const { data, message } = await mall.ask(contract.getAnyAccount, { id }, as(operator.token));
  if (!data) throw new Error(message);
  return data;
}

const logOf = async (id: number) =>
  (await mall.ask(listOperatorLog, { kind: 'account', words: String(id) }, as(administrator.token))).data?.list
    .filter(({ subject }) => subject === String(id))
    .map(({ act, reason }) => [act, reason]);

/** Someone who has registered with the usual password. */
async function withPassword(): Promise<Person> {
  const { token, email } = await signUp(mall);
  const { rows } = await mall.pool.query('select id from accounts where email = $1', [email]);
  return { token, email, accountId: rows[0].id };
}

const isSignedIn = async ({ token }: Person) => (await mall.ask(listAddresses, {}, as(token))).code === 200;

test('an account is found by mail address, phone, number and a part of the name; what is listed is masked', async () => {
  const phone = '+8613911112222';
  const { accountId, email } = await someone({ nickname: 'Zoë Quill', phone, countryCode: '+86' });
  for (const words of [email, email.toUpperCase(), '13911112222', '+86 139 1111 2222', 'ë Quil', 'zoë quill'])
    expect(await list({ words }), words).toEqual([accountId]);
  expect(await list({ words: String(accountId) })).toContain(accountId);
  expect(await list({ words: 'nobody@example.com' })).toEqual([]);
  const { data } = await mall.ask(contract.listAnyAccounts, { words: email }, as(operator.token));
  expect(data?.list).toMatchObject([
    { email: `${email.slice(0, 2)}•••@example.com`, phone: '+86•••••2222', state: 'open', role: 'shopper' },
  ]);
});

test('filters: visitors, members, disabled accounts, the newest first', async () => {
  const visitor = await someone({ userType: 'visitor' });
  const gone = await someone({ disabledAt: new Date() });
  expect(await list({ kind: 'visitor' })).toEqual([visitor.accountId]);
  expect((await list({ kind: 'member' })).slice(0, 1)).toEqual([gone.accountId]);
  expect(await list({ isDisabled: 'yes' })).toEqual([gone.accountId]);
});

test('the page has orders, points, coupons, addresses and sessions; people are masked until someone asks, who is logged', async () => {
  const ana = await aBuyer({ points: 300 });
  await giveCoupon(ana, { discount: 100 });
  const { number, payable } = await bought(mall, ana, variant(1));
  const seen = await page(ana.accountId);
  expect(seen).toMatchObject({
    ...{ id: ana.accountId, nickname: 'Somebody', state: 'open', hasPassword: false, hasSecondFactor: false },
    ...{ orderCount: 1, spent: payable, orders: [{ orderNo: number, status: 'paid', payable }] },
    ...{ points: { available: 300, frozen: 0, spent: 0 }, coupons: { received: 0, used: 1, expired: 0 } },
    addresses: [{ isDefault: true, realName: 'A•••', detail: '•••', postCode: '•••', country: 'US' }],
    ...{ adoptedBy: null, visitorIds: [], openVisitors: 0, disabledAt: null, lastAct: null },
  });
  expect(seen.openSessions).toBe(1);
  const { data: shown } = await mall.ask(contract.showAccountPeople, { id: ana.accountId }, as(operator.token));
  expect(shown).toMatchObject({
    ...{ email: ana.email, phone: null },
    addresses: [{ realName: 'Ana Silva', phone: '+1 2025550123', detail: '1 Main Street', postCode: '02134' }],
  });
  expect(await logOf(ana.accountId)).toEqual([['account_people_shown', '']]);
});

test('a disabled account is signed out at once and refused in clear words, until it is enabled', async () => {
  const ana = await withPassword();
  const signIn = () => mall.ask(signInByEmail, { email: ana.email, password });
  const id = ana.accountId;
  expect(await isSignedIn(ana)).toBe(true);
  const disable = (who: Person) => mall.ask(contract.disableAccount, { id, reason: 'Stolen cards' }, as(who.token));
  expect((await disable(administrator)).code).toBe(200);
  expect(await isSignedIn(ana)).toBe(false);
  expect(await signIn()).toMatchObject({ reason: 'account_disabled' });
  expect(await page(id)).toMatchObject({
    state: 'disabled',
    openSessions: 0,
    lastAct: { by: 'Ada', reason: 'Stolen cards' },
  });
  const second = await disable(operator);
  expect(second).toMatchObject({ code: 409, reason: 'account_already_disabled' });
  expect(second.message).toBe('Ada has already disabled this account');
  const enable = () => mall.ask(contract.enableAccount, { id, reason: 'A mistake' }, as(operator.token));
  expect((await enable()).code).toBe(200);
  expect(await enable()).toMatchObject({ reason: 'account_already_enabled' });
  expect((await signIn()).code).toBe(200);
  expect(await logOf(id)).toEqual([
    ['account_enabled', 'A mistake'],
    ['account_disabled', 'Stolen cards'],
  ]);
});

test('two operators disable at once: one does, the other reads who it was, and the log has one entry', async () => {
  const { accountId: id } = await someone();
  const lock = { text: 'select from accounts where id = $1 for update', values: [id] };
  const act = (who: Person) => () => mall.ask(contract.disableAccount, { id, reason: 'So' }, as(who.token));
  const answers = await allAtLock(mall.pool, lock, [act(administrator), act(operator)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  expect(await logOf(id)).toEqual([['account_disabled', 'So']]);
});

test('operators are neither disabled nor signed out here, and nothing happens to what does not exist', async () => {
  const id = administrator.accountId;
  const reason = 'So';
  for (const call of [contract.disableAccount, contract.signOutAccount])
    expect(await mall.ask(call, { id, reason }, as(operator.token))).toMatchObject({ reason: 'account_of_operator' });
  expect(await isSignedIn(administrator)).toBe(true);
  for (const call of [
    contract.disableAccount,
    contract.enableAccount,
    contract.signOutAccount,
    contract.adoptVisitorsOf,
  ])
    expect(await mall.ask(call, { id: 2_000_000_000, reason }, as(operator.token))).toMatchObject({
      reason: 'account_not_found',
    });
  expect(await mall.ask(contract.disableAccount, { id, reason: ' ' }, as(operator.token))).toMatchObject({
    ...{ reason: 'bad_input', field: 'reason' },
  });
});

test('signing out everywhere ends every session, and the account can be used again', async () => {
  const ana = await withPassword();
  const asked = { id: ana.accountId, reason: 'Lost phone' };
  const { data } = await mall.ask(contract.signOutAccount, asked, as(operator.token));
  expect(data).toEqual({ ended: 1 });
  expect(await isSignedIn(ana)).toBe(false);
  expect((await mall.ask(signInByEmail, { email: ana.email, password })).code).toBe(200);
  expect(await logOf(ana.accountId)).toEqual([['account_signed_out', 'Lost phone']]);
});

test('orders that were placed without an account under the same mail address go to the account', async () => {
  const ana = await someone();
  const guest = await aBuyer();
  await mall.pool.query("update accounts set user_type = 'visitor', email = $2 where id = $1", [
    guest.accountId,
    ana.email,
  ]);
  const { number } = await bought(mall, guest, variant(1));
  expect((await page(ana.accountId)).openVisitors).toBe(1);
  const asked = { id: ana.accountId, reason: 'She asked' };
  const { data } = await mall.ask(contract.adoptVisitorsOf, asked, as(operator.token));
  expect(data).toEqual({ visitors: 1 });
  await deliverAll();
  expect(await page(ana.accountId)).toMatchObject({
    ...{ orderCount: 1, orders: [{ orderNo: number }], visitorIds: [guest.accountId], openVisitors: 0 },
  });
  expect(await page(guest.accountId)).toMatchObject({ state: 'adopted', adoptedBy: ana.accountId, orderCount: 0 });
  expect(await mall.ask(contract.adoptVisitorsOf, asked, as(operator.token))).toMatchObject({
    reason: 'no_visitors_to_adopt',
  });
});
