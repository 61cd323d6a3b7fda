// Long because each of the three protocols, each forgery and each way of linking has its block.

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '#contract/identity/shopper.ts';
import { database } from '#server/database/connection.ts';
import { accounts, sessions, socialAttempts, socialLinks } from '#server/modules/identity/tables.ts';
import { openBrowser } from '#tests/support/clients/cookie-client.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { chooseAt, type Forgery, openLocalSocial } from '#tests/support/servers/local-social.ts';

const social = await openLocalSocial();
const mall = openMallUnderTest({ DEMO: '1', ...social.environment });
afterAll(social.close);
beforeEach(async () => {
  social.forge({});
  await database().delete(accounts);
  await database().delete(socialAttempts);
});

type Provider = 'google' | 'facebook' | 'twitter';
type Person = Parameters<typeof chooseAt>[1];
type Browser = ReturnType<typeof openBrowser>;
type End = { path: string; body: Record<string, string> };

const newBrowser = () => openBrowser(() => mall.api);

async function begin(provider: Provider, browser: Browser): Promise<string> {
  const answer =
    provider === 'twitter'
      ? await browser.ask('GET', '/api/front/login/twitter/request/token?end=pc')
      : await browser.ask('POST', `/api/front/login/${provider}/begin`, {});
  expect([provider, answer.code]).toEqual([provider, 200]);
  return (answer.data as { authorizationURL: string }).authorizationURL;
}

/** Runs a sign-in until the browser is back, and returns what its page then posts. */
async function comeBack(provider: Provider, browser: Browser, person: Person): Promise<End> {
  const back = await chooseAt(await begin(provider, browser), person);
  expect(back.origin + back.pathname).toBe(`http://127.0.0.1:3000/middlewares/callback_${provider}`);
  const given = Object.fromEntries(back.searchParams);
  if (provider !== 'twitter')
    return { path: `/api/front/login/${provider}/end`, body: { code: given.code ?? '', state: given.state ?? '' } };
  const body = { oauthToken: given.oauth_token ?? '', oauthVerifier: given.oauth_verifier ?? '' };
  return { path: '/api/front/login/twitter', body };
}

async function signIn(provider: Provider, person: Person, browser = newBrowser()) {
  const { path, body } = await comeBack(provider, browser, person);
  const answer = await browser.ask('POST', path, body);
  return { ...answer, data: answer.data as SignedIn, browser };
}

const everybody = () => database().select().from(accounts);
const everyLink = () => database().select().from(socialLinks);
const addAccount = async (values: typeof accounts.$inferInsert) => {
  const [added] = await database().insert(accounts).values(values).returning();
  return added as typeof accounts.$inferSelect;
};
/** Nobody came in, and nothing is left of the try. */
async function expectNoAccount() {
  expect(await everybody()).toEqual([]);
  expect(await database().select().from(sessions)).toEqual([]);
}

describe.each(['google', 'facebook', 'twitter'] as const)('%s', (provider) => {
  test('lets a newcomer in, and knows them when they come again', async () => {
    const first = await signIn(provider, 'mia');
    expect(first.code).toBe(200);
    const email = provider === 'facebook' ? null : 'mia.chen@example.com'; // it never says that an address is proven
    expect(first.data).toEqual({
      token: expect.stringMatching(/^[\w-]{32}$/), // the page's key, not the token itself
      type: provider,
      uid: expect.any(Number),
      nickname: 'Mia Chen',
      email,
      phone: null,
    });
    const cookie = first.cookies.find((one) => one.startsWith('auth.session='));
    expect(cookie).toMatch(/HttpOnly/i);
    const me = await first.browser.ask('GET', '/api/front/user/info');
    expect(me.data).toMatchObject({ uid: first.data.uid, userType: provider, hasPassword: false });
    const again = await signIn(provider, 'mia');
    expect(again.data.uid).toBe(first.data.uid);
    expect(await everybody()).toHaveLength(1);
    expect(await everyLink()).toMatchObject([{ provider, subject: '100000000000000001', accountId: first.data.uid }]);
  });

  test('an attempt can be ended once, and leaves nothing behind', async () => {
    const browser = newBrowser();
    const { path, body } = await comeBack(provider, browser, 'mia');
    expect((await browser.ask('POST', path, body)).code).toBe(200);
    expect(await database().select().from(socialAttempts)).toEqual([]);
    const replayed = await browser.ask('POST', path, body);
    expect([replayed.status, replayed.code]).toEqual([400, 400]);
    expect(await database().select().from(sessions)).toHaveLength(1);
  });

  test('another browser cannot end it: with its own mark, without any, or as no browser at all', async () => {
    const { path, body } = await comeBack(provider, newBrowser(), 'mia');
    const marked = newBrowser();
    await begin(provider, marked);
    expect((await marked.ask('POST', path, body)).code).toBe(400);
    expect((await newBrowser().ask('POST', path, body)).code).toBe(400);
    const bare = await mall.api.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(bare.status).toBe(400);
    await expectNoAccount();
  });

  test('a state that nobody began, or one that is too old, is refused', async () => {
    const browser = newBrowser();
    const { path, body } = await comeBack(provider, browser, 'mia');
    const key = provider === 'twitter' ? 'oauthToken' : 'state';
    expect((await browser.ask('POST', path, { ...body, [key]: 'A'.repeat(43) })).code).toBe(400);
    await database().update(socialAttempts).set({ endsAt: sql`now() - interval '1 second'` });
    expect((await browser.ask('POST', path, body)).code).toBe(400);
    await expectNoAccount();
  });

  test('a code that the provider does not know is refused', async () => {
    const browser = newBrowser();
    const { path, body } = await comeBack(provider, browser, 'mia');
    const key = provider === 'twitter' ? 'oauthVerifier' : 'code';
    expect((await browser.ask('POST', path, { ...body, [key]: 'invented' })).code).toBe(400);
    await expectNoAccount();
  });

  test('whoever cancels is sent back without anything to sign in with', async () => {
    const back = await chooseAt(await begin(provider, newBrowser()), '');
    expect([...back.searchParams.keys()]).not.toContain('code');
    expect([...back.searchParams.keys()]).not.toContain('oauth_verifier');
    expect(back.searchParams.get(provider === 'twitter' ? 'denied' : 'error')).toBeTruthy();
  });

  test('a closed account is refused, also by its link', async () => {
    const { data } = await signIn(provider, 'mia');
    await database().update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, data.uid));
    await database().delete(sessions);
    const refused = await signIn(provider, 'mia');
    expect([refused.status, refused.message]).toEqual([
      403,
      'This account has been closed. Please contact customer service',
    ]);
    expect(await database().select().from(sessions)).toEqual([]);
  });

  test('twenty tabs of a person nobody knows yet come back at once: one account', async () => {
    const tabs = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const browser = newBrowser();
        return { browser, end: await comeBack(provider, browser, 'noi') };
      }),
    );
    const answers = await Promise.all(tabs.map(({ browser, end }) => browser.ask('POST', end.path, end.body)));
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await everybody()).toHaveLength(1);
    expect(await everyLink()).toHaveLength(1);
    expect(await database().select().from(sessions)).toHaveLength(20);
  });

  test('a client that is not a browser stores no cookies, and gets its token', async () => {
    const asked =
      provider === 'twitter'
        ? await mall.api.request('/api/front/login/twitter/request/token')
        : await mall.api.request(`/api/front/login/${provider}/begin`, { method: 'POST' });
    const { data } = await asked.json();
    expect(asked.headers.getSetCookie()).toEqual([]);
    const given = Object.fromEntries((await chooseAt(data.authorizationURL, 'mia')).searchParams);
    const body =
      provider === 'twitter'
        ? { oauthToken: given.oauth_token, oauthVerifier: given.oauth_verifier }
        : { code: given.code, state: given.state };
    const path = provider === 'twitter' ? '/api/front/login/twitter' : `/api/front/login/${provider}/end`;
    // A browser that was lured to the address of someone else's sign-in must not end it.
    expect((await newBrowser().ask('POST', path, body)).code).toBe(400);
    const ended = await mall.api.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const signedIn = (await ended.json()).data;
    expect(signedIn.token).toMatch(/^[\w-]{43}$/);
    const me = await mall.api.request('/api/front/user/info', {
      headers: { authorization: `Bearer ${signedIn.token}` },
    });
    expect((await me.json()).data.uid).toBe(signedIn.uid);
  });
});

describe('Google’s ID token', () => {
  test.each<[string, Forgery]>([
    ['signed by someone else', { isSignedByOther: true }],
    ['not signed at all', { alg: 'none' }],
    ['of another issuer', { claims: { iss: 'https://accounts.evil.example' } }],
    ['made for another client', { claims: { aud: 'someone-else' } }],
    ['made for others too', { claims: { aud: ['galleria-demo', 'someone-else'], azp: 'someone-else' } }],
    ['with another nonce', { claims: { nonce: 'not-the-one' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
    ['that never expires', { claims: { exp: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
  ])('%s is refused', async (_, forgery) => {
    social.forge(forgery);
    const refused = await signIn('google', 'mia');
    expect([refused.status, refused.message]).toEqual([
      400,
      'We couldn’t confirm your identity. Please try again or sign in another way',
    ]);
    await expectNoAccount();
    social.forge({});
    expect((await signIn('google', 'mia')).code).toBe(200);
  });
});

describe('which account it is', () => {
  test('the one whose proven address the provider confirms', async () => {
    const mine = await addAccount({ userType: 'email', nickname: 'Li', email: 'shopper@demo.mall' });
    const { data } = await signIn('google', 'shopper');
    expect(data).toMatchObject({ uid: mine.id, type: 'email', nickname: 'Li' });
    expect((await signIn('twitter', 'shopper')).data.uid).toBe(mine.id);
    expect(await everybody()).toHaveLength(1);
  });

  test('not one whose address the provider has not confirmed', async () => {
    const theirs = await addAccount({ userType: 'email', nickname: 'Noi', email: 'noi@example.com' });
    for (const provider of ['google', 'facebook', 'twitter'] as const) {
      const { data } = await signIn(provider, 'noi');
      expect(data.uid).not.toBe(theirs.id);
      expect(data.email).toBeNull();
    }
  });

  test('never by an address from Facebook, which does not say whether it is proven', async () => {
    const theirs = await addAccount({ userType: 'email', nickname: 'Li', email: 'shopper@demo.mall' });
    expect((await signIn('facebook', 'shopper')).data.uid).not.toBe(theirs.id);
  });

  test('never a visitor’s, whose address is only what was typed', async () => {
    const visitor = await addAccount({ userType: 'visitor', nickname: 'V', email: 'mia.chen@example.com' });
    const { data } = await signIn('google', 'mia');
    expect(data.uid).not.toBe(visitor.id);
    expect(data.email).toBe('mia.chen@example.com');
  });

  test('not one that is linked with another person of the provider: addresses change hands', async () => {
    const first = await signIn('google', 'mia');
    await database().update(socialLinks).set({ subject: 'the owner before' });
    const { data } = await signIn('google', 'mia');
    expect(data.uid).not.toBe(first.data.uid);
    expect(data.email).toBeNull();
  });

  test('a closed one stays closed, and is not linked', async () => {
    await addAccount({ userType: 'email', nickname: 'Li', email: 'mia.chen@example.com', disabledAt: new Date() });
    expect((await signIn('google', 'mia')).code).toBe(403);
    expect(await everyLink()).toEqual([]);
    expect(await everybody()).toHaveLength(1);
  });

  test('two providers bring the same new address at once: one account', async () => {
    const [one, other] = [newBrowser(), newBrowser()];
    const [a, b] = [await comeBack('google', one, 'mia'), await comeBack('twitter', other, 'mia')];
    const answers = await Promise.all([one.ask('POST', a.path, a.body), other.ask('POST', b.path, b.body)]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(await everybody()).toHaveLength(1);
    expect(await everyLink()).toHaveLength(2);
  });
});

test('a new sign-in ends the one that the browser had', async () => {
  const { browser, data } = await signIn('google', 'mia');
  const before = browser.jar.get('auth.session');
  await signIn('google', 'mia', browser);
  expect(browser.jar.get('auth.session')).not.toBe(before);
  expect(await database().select().from(sessions).where(eq(sessions.accountId, data.uid))).toHaveLength(1);
});

test('an attempt of one provider is none of another', async () => {
  const browser = newBrowser();
  const { body } = await comeBack('google', browser, 'mia');
  expect((await browser.ask('POST', '/api/front/login/facebook/end', body)).code).toBe(400);
  await expectNoAccount();
  expect((await browser.ask('POST', '/api/front/login/google/end', body)).code).toBe(200); // nor was it used up
});

test('Twitter: whichever shop says it is asking, and the secret stays here', async () => {
  for (const query of ['', '?end=pc', '?end=h5', '?end=']) {
    const { code, data } = await newBrowser().ask('GET', `/api/front/login/twitter/request/token${query}`);
    expect(code).toBe(200);
    const { authorizationURL, token, ...rest } = data as { authorizationURL: string; token: string };
    expect(new URL(authorizationURL).searchParams.get('oauth_token')).toBe(token);
    expect(rest).toEqual({});
  }
});

test('a sign-in without a code is refused', async () => {
  const browser = newBrowser();
  for (const path of ['/api/front/login/twitter', '/api/front/login/google/end', '/api/front/login/facebook/end'])
    expect([path, (await browser.ask('POST', path, {})).status]).toEqual([path, 400]);
  expect((await browser.ask('POST', '/api/front/login/myspace/begin', {})).status).toBe(400);
});
