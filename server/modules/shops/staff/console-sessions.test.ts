import { expect, test } from 'vitest';
import { getUser, signInByEmail } from '#contract/identity/shopper.ts';
import { listSessions } from '#contract/identity/shopper-profile.ts';
import { listShopOrders } from '#contract/shipping/merchant.ts';
import { consoleIdleMinutes, getConsoleUser, signInToConsole, signOutOfConsole } from '#contract/shops/console.ts';
import { as, type Person, password, signUp } from '#tests/support/accounts/accounts.ts';
import { giveShop } from '#tests/support/accounts/callers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });

const browser = { 'sec-fetch-site': 'same-origin' };
const signedOut = { code: 401, message: 'Please sign in', reason: 'not_signed_in' };

async function anOwner(): Promise<Person> {
  const { uid, token, email } = await signUp(mall);
  const owner = { accountId: uid, token, email };
  await giveShop(owner);
  return owner;
}

/** Signs in as a browser does and returns the cookies to send, and how they were set. */
async function signIn(call: typeof signInToConsole | typeof signInByEmail, email: string) {
  const response = await mall.send(call, { email, password }, browser);
  const set = response.headers.getSetCookie();
  return { set, cookie: set.map((one) => one.split(';')[0]).join('; '), answer: await response.json() };
}

test('the console has a cookie of its own, which scripts cannot read', async () => {
  const owner = await anOwner();
  const { set, cookie, answer } = await signIn(signInToConsole, owner.email);
  expect(answer).toEqual({ code: 200, message: 'success', data: { token: '', secondStep: null } });
  expect(set).toEqual([expect.stringMatching(/^console\.session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)]);
  const { data } = await mall.ask(getConsoleUser, {}, { ...browser, cookie });
  expect(data).toMatchObject({ uid: owner.accountId, email: owner.email, shops: [{ isOwner: true }] });
  expect((await mall.ask(listShopOrders, {}, { ...browser, cookie })).code).toBe(200);
});

test('whoever has only a phone number signs in with it, however it is typed, and its country code', async () => {
  const owner = await anOwner();
  await mall.pool.query("update accounts set email = null, phone = '+66812345678' where id = $1", [owner.accountId]);
  const { data } = await mall.ask(signInToConsole, { phone: '+66 (0) 81-234 5678', password });
  expect((await mall.ask(getConsoleUser, {}, as(data?.token ?? ''))).data).toMatchObject({
    uid: owner.accountId,
    email: null,
    phone: '+66812345678',
  });
  expect((await mall.ask(signInToConsole, { phone: '+66812345678', password: 'not this one' })).reason).toBe(
    'wrong_sign_in',
  );
  expect((await mall.ask(signInToConsole, { password })).reason).toBe('bad_input');
});

test('the storefront’s cookie is worth nothing in the console, and the other way round', async () => {
  const owner = await anOwner();
  const inConsole = await signIn(signInToConsole, owner.email);
  const inStorefront = await signIn(signInByEmail, owner.email);
  expect(await mall.ask(getUser, {}, { ...browser, cookie: inConsole.cookie })).toEqual(signedOut);
  expect(await mall.ask(listShopOrders, {}, { ...browser, cookie: inStorefront.cookie })).toEqual(signedOut);
  const swapped = inConsole.cookie.replace('console.session', 'auth.session');
  expect(await mall.ask(getUser, {}, { ...browser, cookie: swapped })).toEqual(signedOut);
  const token = /auth\.session=([\w-]+)/.exec(inStorefront.cookie)?.[1];
  expect(await mall.ask(listShopOrders, {}, { ...browser, cookie: `console.session=${token}` })).toEqual(signedOut);
});

test('a program receives a token, which it sends in the authorization header', async () => {
  const owner = await anOwner();
  const { data } = await mall.ask(signInToConsole, { email: owner.email, password });
  expect((await mall.ask(listShopOrders, {}, as(data?.token ?? ''))).code).toBe(200);
  expect(await mall.ask(getUser, {}, as(data?.token ?? ''))).toEqual(signedOut);
});

test('another site cannot make a browser act with the cookie', async () => {
  const { cookie } = await signIn(signInToConsole, (await anOwner()).email);
  const answer = await mall.ask(signOutOfConsole, {}, { 'sec-fetch-site': 'cross-site', cookie });
  expect(answer.reason).toBe('from_elsewhere');
  expect((await mall.ask(signOutOfConsole, {}, { cookie })).reason).toBe('from_elsewhere');
});

test('a session that nobody uses for half an hour has ended and is not listed; each call is a use', async () => {
  const owner = await anOwner();
  const { cookie } = await signIn(signInToConsole, owner.email);
  const unusedFor = (minutes: number) =>
    mall.pool.query("update sessions set seen_at = now() - make_interval(mins => $1) where kind = 'console'", [
      minutes,
    ]);
  const listed = async () => (await mall.ask(listSessions, {}, as(owner.token))).data?.length;
  await unusedFor(consoleIdleMinutes - 1);
  expect((await mall.ask(getConsoleUser, {}, { ...browser, cookie })).code).toBe(200);
  await mall.pool.query("update sessions set seen_at = seen_at - interval '2 minutes' where kind = 'console'");
  expect((await mall.ask(getConsoleUser, {}, { ...browser, cookie })).code).toBe(200);
  expect(await listed()).toBe(2);
  await unusedFor(consoleIdleMinutes);
  expect(await mall.ask(getConsoleUser, {}, { ...browser, cookie })).toEqual(signedOut);
  expect(await listed()).toBe(1);
});

test('signing out ends that session and clears its cookie, and leaves the storefront alone', async () => {
  const owner = await anOwner();
  const { cookie } = await signIn(signInToConsole, owner.email);
  const inStorefront = await signIn(signInByEmail, owner.email);
  const response = await mall.send(signOutOfConsole, {}, { ...browser, cookie: `${cookie}; ${inStorefront.cookie}` });
  expect(response.headers.getSetCookie()).toEqual(['console.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict']);
  expect(response.headers.get('clear-site-data')).toBeNull();
  expect(await mall.ask(getConsoleUser, {}, { ...browser, cookie })).toEqual(signedOut);
  expect((await mall.ask(getUser, {}, { ...browser, cookie: inStorefront.cookie })).code).toBe(200);
});
