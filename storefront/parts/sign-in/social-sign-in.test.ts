import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginFacebook, beginGoogle, beginTwitter, isOurTwitterToken } from './social-sign-in.ts';

vi.mock('#storefront/base/client/toasts.ts', () => ({ toast: vi.fn() }));

const fetched = vi.fn<typeof fetch>();
const assign = vi.fn();
const jar = new Map<string, string>();

function visit(address: string) {
  const { pathname, search } = new URL(address, 'http://mall.test');
  vi.stubGlobal('location', { pathname, search, assign });
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', {
    querySelector: () => null,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0/.test(text)) jar.delete(name);
      else jar.set(name, value);
    },
  });
  vi.stubGlobal('sessionStorage', { setItem: vi.fn(), removeItem: vi.fn() });
  visit('/th/goods_detail/7?a=1');
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  jar.clear();
});

const answer = (data: unknown) =>
  fetched.mockImplementation(async () => Response.json({ code: 200, message: 'success', data }));
const saved = (name: string) => decodeURIComponent(jar.get(name) ?? '');

test('Twitter: asks for the token, keeps it in a cookie, remembers the page and goes there', async () => {
  const begun = { authorizationURL: 'https://api.x.com/oauth/authenticate?oauth_token=tok', token: 'tok' };
  answer(begun);
  await beginTwitter();
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/front/login/twitter/request/token?end=pc');
  expect(JSON.parse(saved('twitterToken'))).toEqual(begun);
  expect(saved('fromPath')).toBe('/th/goods_detail/7?a=1');
  expect(String(assign.mock.calls[0]?.[0])).toBe(begun.authorizationURL);
  expect(isOurTwitterToken('other')).toBe(false);
  expect(isOurTwitterToken('tok')).toBe(false); // one look uses it up
  await beginTwitter();
  expect(isOurTwitterToken('tok')).toBe(true);
});

test.each([
  ['google', beginGoogle],
  ['facebook', beginFacebook],
] as const)('%s: begins and goes there', async (provider, begin) => {
  answer({ authorizationURL: 'https://provider.example/authorize?state=s' });
  await begin();
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/front/login/${provider}/begin`);
  expect(String(assign.mock.calls[0]?.[0])).toBe('https://provider.example/authorize?state=s');
  expect(saved('fromPath')).toBe('/th/goods_detail/7?a=1');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/local', ''])(
  'nobody is sent to %j',
  async (authorizationURL) => {
    answer({ authorizationURL });
    await expect(beginGoogle()).rejects.toThrow('A provider is a web page');
    expect(assign).not.toHaveBeenCalled();
  },
);

test.each(['/login', '/fr/login', '/register', '/middlewares/callback_twitter?denied=x'])(
  'on %s what was remembered before stays',
  async (page) => {
    jar.set('fromPath', encodeURIComponent('/users/order_list'));
    visit(page);
    answer({ authorizationURL: 'https://provider.example/' });
    await beginGoogle();
    expect(saved('fromPath')).toBe('/users/order_list');
  },
);

test('a refusal goes nowhere and keeps nothing', async () => {
  fetched.mockImplementation(async () => Response.json({ code: 400, message: 'closed' }, { status: 400 }));
  await expect(beginTwitter()).rejects.toThrow('closed');
  expect(assign).not.toHaveBeenCalled();
  expect(jar.size).toBe(0);
});

test.each(['', '%', 'null', '{"token":1}', '[]'])('%j in the cookie is not our token', (value) => {
  jar.set('twitterToken', encodeURIComponent(value));
  expect(isOurTwitterToken('tok')).toBe(false);
});
