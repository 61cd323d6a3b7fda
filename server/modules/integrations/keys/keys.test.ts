import { beforeEach, describe, expect, test } from 'vitest';
import { listStock } from '#contract/catalogue/merchant-stock.ts';
import type { InputOf } from '#contract/core/call.ts';
import * as contract from '#contract/integrations/merchant-keys.ts';
import { countShopOrders } from '#contract/shipping/merchant.ts';
import { listFreightTemplates } from '#contract/shops/merchant-freight.ts';
import { acceptHandOver, offerHandOver } from '#contract/shops/merchant-hand-over.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { demandSecondFactor, removeStaff, restoreStaff } from '#contract/shops/merchant-staff.ts';
import { rates } from '#server/http/limits.ts';
import { hashToken } from '#server/http/session/session-token.ts';
import { as, type Person, password } from '#tests/support/accounts/accounts.ts';
import { aKeyOf, shopOf } from '#tests/support/accounts/api-keys.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { anOwner, codeOf, forgetUsedCodes, guard, signInWith } from '#tests/support/accounts/second-factors.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });

let owner: Person;
let shopId: number;
beforeEach(async () => {
  await resetClock();
  await mall.pool.query('delete from rate_windows');
  owner = await anOwner(mall);
  shopId = await shopOf(owner);
});

const wanted: InputOf<typeof contract.addKey> = { name: 'Warehouse', scopes: ['orders'], days: null, password };
const add = (person: Person, input: Partial<typeof wanted> = {}) =>
  mall.ask(contract.addKey, { ...wanted, ...input }, as(person.token));
const list = async () => (await mall.ask(contract.listKeys, {}, as(owner.token))).data ?? [];
const use = async (token: string) => (await mall.ask(countShopOrders, {}, as(token))).reason ?? 'let in';

test('a key is shown once; only its hash is stored, and the list shows its last four characters', async () => {
  const { data } = await add(owner);
  const secret = data?.secret ?? '';
  expect(secret).toMatch(/^gk_[\w-]{43}$/);
  expect(await list()).toEqual([data?.key]);
  expect(data?.key).toMatchObject({
    name: 'Warehouse',
    scopes: ['orders'],
    endsAt: null,
    usedAt: null,
    state: 'works',
  });
  expect(data?.key.lastFour).toBe(secret.slice(-4));
  const { rows } = await mall.pool.query('select * from api_keys where shop_id = $1', [shopId]);
  expect(rows[0].key_hash).toBe(hashToken(secret));
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(await use(secret)).toBe('let in');
  expect((await list())[0]?.usedAt).not.toBeNull();
});

test('making a key asks for the password, and for a code of who has a second factor', async () => {
  expect((await add(owner, { password: 'not this one' })).reason).toBe('wrong_password');
  const guarded = await guard(mall, owner);
  expect((await add(owner)).reason).toBe('wrong_code');
  await forgetUsedCodes(mall);
  expect((await add(owner, { code: '000000' })).reason).toBe('wrong_code');
  expect(await list()).toEqual([]);
  expect((await add(owner, { code: await codeOf(guarded.secret) })).code).toBe(200);
});

test('nobody makes a key that may do more than they', async () => {
  const colleague = await aColleagueOf(owner, ['people', 'orders']);
  const { rows } = await mall.pool.query('select password_hash from accounts where id = $1', [owner.accountId]);
  await mall.pool.query('update accounts set password_hash = $2 where id = $1', [
    colleague.accountId,
    rows[0].password_hash,
  ]);
  expect((await add(colleague, { scopes: ['orders', 'products'] })).reason).toBe('not_allowed');
  expect((await add(colleague, { scopes: ['people'] as never })).reason).toBe('bad_input');
  expect(await list()).toEqual([]);
  expect((await add(colleague)).code).toBe(200);
});

test('names are taken once, and a shop has twenty keys', async () => {
  await add(owner);
  expect((await add(owner, { name: 'warehouse' })).reason).toBe('key_name_taken');
  for (let count = 1; count < contract.keysMax; count++) await aKeyOf(owner, shopId);
  expect((await add(owner, { name: 'One more' })).reason).toBe('too_many_keys');
  expect(await list()).toHaveLength(contract.keysMax);
});

test('a revoked key is refused from the next call on, and only its shop can revoke it', async () => {
  const { id, token } = await aKeyOf(owner, shopId);
  const stranger = await aMerchant();
  expect((await mall.ask(contract.revokeKey, { id }, as(stranger.token))).reason).toBe('key_not_found');
  expect(await use(token)).toBe('let in');
  expect((await mall.ask(contract.revokeKey, { id }, as(owner.token))).code).toBe(200);
  expect(await use(token)).toBe('not_signed_in');
  expect((await mall.ask(contract.revokeKey, { id }, as(owner.token))).reason).toBe('key_not_found');
});

test('a key ends when it was to end', async () => {
  const { data } = await add(owner, { days: 30 });
  await moveClock(29.9);
  expect(await use(data?.secret ?? '')).toBe('let in');
  await moveClock(0.2);
  expect(await use(data?.secret ?? '')).toBe('not_signed_in');
  expect((await list())[0]?.state).toBe('expired');
});

test('what a key does is in the log under its name, beside who made it', async () => {
  const { token, name } = await aKeyOf(owner, shopId, ['shop']);
  expect((await mall.ask(closeShop, {}, as(token))).code).toBe(200);
  const { data: log } = await mall.ask(listShopLog, {}, as(owner.token));
  expect(log?.list.map(({ act, accountId, keyName }) => ({ act, accountId, keyName }))).toEqual([
    { act: 'shop_closed', accountId: owner.accountId, keyName: name },
  ]);
});

describe('a key lives with the membership of who made it', () => {
  test('it stops when they leave, and works again if that is undone', async () => {
    const colleague = await aColleagueOf(owner, ['orders']);
    const { token } = await aKeyOf(colleague, shopId, ['orders']);
    expect(await use(token)).toBe('let in');
    await mall.ask(removeStaff, { accountId: colleague.accountId }, as(owner.token));
    expect(await use(token)).toBe('not_signed_in');
    expect((await list())[0]?.state).toBe('stopped');
    await mall.ask(restoreStaff, { accountId: colleague.accountId }, as(owner.token));
    expect(await use(token)).toBe('let in');
  });

  test('it stays dead when they come back as someone new', async () => {
    const colleague = await aColleagueOf(owner, ['orders']);
    const { token } = await aKeyOf(colleague, shopId, ['orders']);
    await mall.pool.query('update shop_staff set joined_at = mall_now() where account_id = $1', [colleague.accountId]);
    expect(await use(token)).toBe('not_signed_in');
  });

  test('it loses the scopes that they lose', async () => {
    const colleague = await aColleagueOf(owner, ['orders', 'products']);
    const { token } = await aKeyOf(colleague, shopId, ['orders', 'products']);
    await mall.pool.query(`update shop_roles set scopes = '{products}' where id = $1`, [colleague.roleId]);
    expect(await use(token)).toBe('not_allowed');
    expect((await mall.ask(listStock, {}, as(token))).code).toBe(200);
    expect((await list())[0]).toMatchObject({ scopes: ['products'], state: 'works' });
  });

  test('it stops when their account is closed', async () => {
    const colleague = await aColleagueOf(owner, ['orders']);
    const { token } = await aKeyOf(colleague, shopId, ['orders']);
    await mall.pool.query('update accounts set disabled_at = now() where id = $1', [colleague.accountId]);
    expect(await use(token)).toBe('not_signed_in');
  });

  test('whoever hands over the shop keeps of a key what the new role allows, and who leaves keeps nothing', async () => {
    const next = await aColleagueOf(owner, ['orders']);
    const [ofFormer, ofNext] = [await aKeyOf(owner, shopId), await aKeyOf(next, shopId, ['orders'])];
    const offer = { accountId: next.accountId, roleId: next.roleId, password };
    expect((await mall.ask(offerHandOver, offer, as(owner.token))).code).toBe(200);
    expect((await mall.ask(acceptHandOver, {}, as(next.token))).code).toBe(200);
    expect([await use(ofFormer.token), await use(ofNext.token)]).toEqual(['let in', 'let in']);
    expect((await mall.ask(listStock, {}, as(ofFormer.token))).reason).toBe('not_allowed');
    await mall.ask(removeStaff, { accountId: owner.accountId }, as(next.token));
    expect(await use(ofFormer.token)).toBe('not_signed_in');
  });
});

test('a shop that demands a second factor takes keys only that were made with one', async () => {
  const without = await aKeyOf(owner, shopId);
  const guarded = await guard(mall, owner);
  await forgetUsedCodes(mall);
  const { data: session } = await signInWith(mall, guarded, await codeOf(guarded.secret));
  const token = session?.token ?? '';
  await forgetUsedCodes(mall);
  const { data: made } = await add({ ...owner, token }, { code: await codeOf(guarded.secret) });
  expect((await mall.ask(demandSecondFactor, { isDemanded: true }, as(token))).code).toBe(200);
  expect([await use(without.token), await use(made?.secret ?? '')]).toEqual(['second_factor_needed', 'let in']);
  const { data } = await mall.ask(contract.listKeys, {}, as(token));
  expect(data?.map(({ state }) => state)).toEqual(['works', 'stopped']);
});

test('rules about origins do not apply to a key, and cookies beside it count for nothing', async () => {
  const { token } = await aKeyOf(owner, shopId, ['orders']);
  const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  const withCookie = { ...as(token), ...elsewhere, cookie: `console.session=${owner.token}` };
  expect((await mall.ask(countShopOrders, {}, withCookie)).code).toBe(200);
  expect((await mall.ask(listFreightTemplates, {}, withCookie)).reason).toBe('not_allowed');
});

test('each key has a limit of its own', async () => {
  const [busy, other] = [await aKeyOf(owner, shopId), await aKeyOf(owner, shopId)];
  await mall.pool.query(`insert into rate_windows (key, times, ends_at) values ($1, $2, now() + interval '1 minute')`, [
    `apiKey:${busy.id}`,
    rates.apiKey.times,
  ]);
  const response = await mall.send(countShopOrders, {}, as(busy.token));
  expect([response.status, (await response.json()).reason]).toEqual([429, 'too_many_tries']);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await use(other.token)).toBe('let in');
});
