import { beforeAll, describe, expect, test } from 'vitest';
import { getLoginMethods } from '#contract/content/shopper.ts';
import { rates } from '#server/http/limits.ts';
import type { Api } from '#server/http/serve.ts';
import { readSettings } from '#server/start/settings/settings.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { buildApi } from './api.ts';

const mall = openMallUnderTest();
const begins: [string, string][] = [
  ['GET', '/api/front/login/twitter/request/token?end=pc'],
  ['POST', '/api/front/login/google/begin'],
  ['POST', '/api/front/login/facebook/begin'],
];
const ends: [string, object][] = [
  ['/api/front/login/twitter', { oauthToken: 'a', oauthVerifier: 'b' }],
  ['/api/front/login/google/end', { code: 'a', state: 'b' }],
  ['/api/front/login/facebook/end', { code: 'a', state: 'b' }],
];
const standInPaths = [
  '/dev/social/google/.well-known/openid-configuration',
  '/dev/social/google/keys',
  '/dev/social/google/authorize',
  '/dev/social/facebook/dialog/oauth',
  '/dev/social/facebook/graph/me',
  '/dev/social/twitter/oauth/authenticate',
  '/dev/social/twitter/1.1/account/verify_credentials.json',
];

const apiWith = (environment: Record<string, string>) =>
  buildApi(readSettings({ NODE_ENV: 'test', DATABASE_URL: mall.databaseUrl, ...environment }), mall.pool);
const post = (api: Api, path: string, body: object) =>
  api.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const methodsOf = async (api: Api) => (await (await api.request(getLoginMethods.path)).json()).data;

describe('a mall with nothing set up', () => {
  test('offers no other provider, and says so to whoever asks all the same', async () => {
    expect(await methodsOf(mall.api)).toMatchObject({
      googleOpen: false,
      twitterOpen: false,
      facebookOpen: false,
      facebookAppId: '',
      demoAccounts: [],
    });
    for (const [method, path] of begins) {
      const response = await mall.api.request(path, { method });
      expect([path, response.status, (await response.json()).message]).toEqual([
        path,
        400,
        'This sign-in option isn’t available. Please choose another one',
      ]);
    }
    for (const [path, body] of ends) expect([path, (await post(mall.api, path, body)).status]).toEqual([path, 400]);
  });

  test('has no stand-ins', async () => {
    for (const path of standInPaths) expect([path, (await mall.api.request(path)).status]).toEqual([path, 404]);
  });
});

describe('Facebook', () => {
  test('is not open with half of its values, though pages get its app id', async () => {
    const api = apiWith({ FACEBOOK_APP_ID: '1234' });
    expect(await methodsOf(api)).toMatchObject({ facebookOpen: false, facebookAppId: '1234' });
    const both = apiWith({ FACEBOOK_APP_ID: '1234', FACEBOOK_APP_SECRET: 's' });
    expect(await methodsOf(both)).toMatchObject({ facebookOpen: true, facebookAppId: '1234', googleOpen: false });
  });

  test('is asked where it really is', async () => {
    const api = apiWith({ FACEBOOK_APP_ID: '1234', FACEBOOK_APP_SECRET: 's', PUBLIC_URL: 'https://mall.example' });
    const { data } = await (await post(api, '/api/front/login/facebook/begin', {})).json();
    const url = new URL(data.authorizationURL);
    expect(url.origin + url.pathname).toBe('https://www.facebook.com/v24.0/dialog/oauth');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '1234',
      redirect_uri: 'https://mall.example/middlewares/callback_facebook',
      state: expect.stringMatching(/^[\w-]{43}$/),
      response_type: 'code',
      scope: 'public_profile,email',
    });
  });
});

describe('the demo mall', () => {
  let demo: Api;
  beforeAll(() => {
    demo = apiWith({ DEMO: '1' });
  });

  test('has stand-ins for all three', async () => {
    expect(await methodsOf(demo)).toMatchObject({
      googleOpen: true,
      twitterOpen: true,
      facebookOpen: true,
      facebookAppId: 'galleria-demo',
    });
    for (const path of standInPaths) expect([path, (await demo.request(path)).status]).not.toEqual([path, 404]);
  });

  test('a stand-in sends browsers nowhere but back to the mall', async () => {
    const query = (callback: string) =>
      new URLSearchParams({ client_id: 'galleria-demo', redirect_uri: callback, response_type: 'code', state: 's' });
    const statusFor = async (callback: string) =>
      (await demo.request(`/dev/social/facebook/dialog/oauth?${query(callback)}`)).status;
    expect(await statusFor('http://127.0.0.1:3000/middlewares/callback_facebook')).toBe(200);
    expect(await statusFor('http://localhost:3000/middlewares/callback_facebook')).toBe(200);
    for (const elsewhere of [
      'https://evil.example/middlewares/callback_facebook',
      'http://127.0.0.1:3001/middlewares/callback_facebook',
      'http://127.0.0.1:3000/middlewares/callback_google',
      'http://127.0.0.1:3000@evil.example/middlewares/callback_facebook',
      'javascript:alert(1)',
      '',
    ])
      expect([elsewhere, await statusFor(elsewhere)]).toEqual([elsewhere, 400]);
  });

  test('a stand-in’s page runs nothing and loads nothing', async () => {
    const query = new URLSearchParams({
      client_id: 'galleria-demo',
      redirect_uri: 'http://127.0.0.1:3000/middlewares/callback_facebook',
      response_type: 'code',
      state: '"><script>alert(1)</script>',
    });
    const response = await demo.request(`/dev/social/facebook/dialog/oauth?${query}`, {
      headers: { 'x-locale': 'fr' },
    });
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const page = await response.text();
    expect(page).toContain('Se connecter à Galleria avec Facebook');
    expect(page).not.toContain('<script');
  });
});

test('a provider that is not there is one refusal, within its five seconds', async () => {
  const api = apiWith({
    TWITTER_CONSUMER_KEY: 'k',
    TWITTER_CONSUMER_SECRET: 's',
    TWITTER_API_URL: 'http://127.0.0.1:1',
  });
  const response = await api.request('/api/front/login/twitter/request/token');
  expect([response.status, (await response.json()).message]).toEqual([
    400,
    'We couldn’t confirm your identity. Please try again or sign in another way',
  ]);
});

test('guessing is slowed down', async () => {
  const api = apiWith({ FACEBOOK_APP_ID: '1234', FACEBOOK_APP_SECRET: 's' });
  const statuses: number[] = [];
  for (let round = 0; round <= rates.socialEnd.times; round += 1)
    statuses.push((await post(api, '/api/front/login/facebook/end', { code: 'a', state: 'b' })).status);
  expect(statuses.slice(0, -1).every((status) => status === 400)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
