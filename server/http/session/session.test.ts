import { describe, expect, test } from 'vitest';
import { endSession, getUser, isTokenGood, logOut, signInByEmail } from '#contract/identity/shopper.ts';
import { as, password, signUp, someone } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest, requestOf } from '#tests/support/mall/mall-under-test.ts';
import { pageKey } from './session-token.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const browser = { 'sec-fetch-site': 'same-origin' };
const withCookie = (token: string) => ({ cookie: `auth.session=${token}` });
const cookiesOf = (response: Response) =>
  Object.fromEntries(
    response.headers.getSetCookie().map((line) => {
      const [pair = '', ...flags] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return [name, { value: decodeURIComponent(value), flags: flags.sort() }];
    }),
  );

describe('a browser that signs in', () => {
  test('gets the token in a cookie that scripts cannot read, and beside it a key that is worth nothing alone', async () => {
    const { email } = await signUp(mall);
    const response = await mall.send(signInByEmail, { email, password }, browser);
    const cookies = cookiesOf(response);
    const token = cookies['auth.session']?.value ?? '';
    const shared = ['Max-Age=604800', 'Path=/', 'SameSite=Lax'];
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(cookies).toEqual({
      'auth.session': { value: token, flags: ['HttpOnly', ...shared] },
      'auth._token.local': { value: `Bearer ${pageKey(token)}`, flags: shared },
      'auth.strategy': { value: 'local', flags: shared },
    });
    const body = await response.text();
    expect(body).not.toContain(token);
    expect(JSON.parse(body).data.token).toBe(pageKey(token));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('over https gets it Secure and for this host only', async () => {
    const secure = mall.apiWith({ PUBLIC_URL: 'https://mall.example' });
    const { email } = await signUp(mall);
    const response = await secure.request(signInByEmail.path, requestOf(signInByEmail, { email, password }, browser));
    const cookies = cookiesOf(response);
    expect(Object.keys(cookies)).toEqual(['__Host-auth.session', 'auth._token.local', 'auth.strategy']);
    expect(cookies['__Host-auth.session']?.flags).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    for (const { flags } of Object.values(cookies)) expect(flags).toContain('Secure');

    const token = cookies['__Host-auth.session']?.value ?? '';
    const asks = async (cookie: string) => (await secure.request(getUser.path, { headers: { cookie } })).status;
    expect([await asks(`__Host-auth.session=${token}`), await asks(`auth.session=${token}`)]).toEqual([200, 401]);
  });

  test('and signs out, has its cookies taken back, also when the session is over already', async () => {
    const { token } = await someone();
    for (const time of ['first', 'second']) {
      const response = await mall.send(endSession, {}, { ...browser, ...withCookie(token) });
      expect([time, response.status, response.headers.get('clear-site-data')]).toEqual([time, 200, '"storage"']);
      for (const { value, flags } of Object.values(cookiesOf(response)))
        expect([value, flags.includes('Max-Age=0')]).toEqual(['', true]);
      expect(Object.keys(cookiesOf(response))).toHaveLength(3);
    }
    expect((await mall.ask(getUser, {}, withCookie(token))).code).toBe(401);
  });
});

test('any other client gets the token itself, and no cookie', async () => {
  const { email } = await signUp(mall);
  const response = await mall.send(signInByEmail, { email, password });
  expect(response.headers.getSetCookie()).toEqual([]);
  const { token } = (await response.json()).data;
  expect((await mall.ask(getUser, {}, as(token))).data?.email).toBe(email);
});

describe('who calls', () => {
  test('is found by a bearer token, a bare token, a cookie, or a cookie with its key', async () => {
    const { token, accountId } = await someone();
    for (const headers of [
      as(token),
      { authorization: `bearer ${token}` },
      { authorization: token },
      withCookie(token),
      { ...withCookie(token), ...as(pageKey(token)) },
      { ...withCookie(token), ...as(token) },
    ]) {
      expect((await mall.ask(getUser, {}, headers)).data?.uid).toBe(accountId);
    }
  });

  test('is no session when the key comes alone, or when cookie and key do not belong together', async () => {
    const [one, other] = [await someone(), await someone()];
    for (const headers of [
      as(pageKey(one.token)),
      withCookie(pageKey(one.token)),
      { ...withCookie(one.token), ...as(other.token) },
      { ...withCookie(one.token), ...as(pageKey(other.token)) },
      { ...withCookie('invented'), ...as(one.token) },
      { ...withCookie(one.token), ...as('invented') },
    ]) {
      expect((await mall.ask(getUser, {}, headers)).code).toBe(401);
      expect((await mall.ask(isTokenGood, {}, { ...browser, ...headers })).data).toBe(false);
    }
  });
});

describe('the one GET that changes something', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ])('does nothing for another site: %j', async (from) => {
    const { token } = await someone();
    const response = await mall.send(logOut, {}, { ...(from as object), ...withCookie(token) });
    expect([response.status, response.headers.getSetCookie(), response.headers.get('clear-site-data')]).toEqual([
      403,
      [],
      null,
    ]);
    expect((await mall.ask(getUser, {}, withCookie(token))).code).toBe(200);
  });

  test('works from here, and for a client that sends its token itself', async () => {
    for (const headersOf of [as, (token: string) => ({ ...browser, ...withCookie(token) })]) {
      const { token } = await someone();
      expect((await mall.ask(logOut, {}, headersOf(token))).code).toBe(200);
      expect((await mall.ask(getUser, {}, as(token))).code).toBe(401);
    }
  });

  test('and another site’s picture of it, which carries no cookie, clears nothing', async () => {
    const response = await mall.send(logOut, {}, { 'sec-fetch-site': 'cross-site' });
    expect([response.status, response.headers.getSetCookie(), response.headers.get('clear-site-data')]).toEqual([
      200,
      [],
      null,
    ]);
  });
});
