import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { callFromBrowser, callQuietly } from './browser-mall.ts';
import { isCallFailure } from './call-mall.ts';

vi.mock('#storefront/base/client/toasts.ts', () => ({ toast: vi.fn() }));

const described = { who: 'anyone', summary: '', output: z.unknown(), refuses: [] } as const;
const read = call({ ...described, method: 'GET', path: '/api/front/thing', input: z.looseObject({}) });
const readOne = call({ ...described, method: 'GET', path: '/api/front/thing/{id}', input: z.looseObject({}) });
const write = call({ ...described, method: 'POST', path: '/api/front/thing', input: z.looseObject({}) });

const fetched = vi.fn<typeof fetch>();
const setCookies: string[] = [];
const stored = new Map<string, string>();
let apiUrl: string | null = null;

function visit(address: string) {
  const { pathname, search } = new URL(address, 'http://mall.test');
  vi.stubGlobal('location', { pathname, search, origin: 'http://mall.test' });
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', {
    querySelector: () => (apiUrl === null ? null : { content: apiUrl }),
    get cookie() {
      return 'auth.strategy=local; auth._token.local=Bearer%20k3y; cart.key=c4rt';
    },
    set cookie(text: string) {
      setCookies.push(text);
    },
  });
  vi.stubGlobal('localStorage', {
    clear: () => stored.clear(),
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  visit('/goods/goods_search?title=lamp&cid=');
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  setCookies.length = 0;
  stored.clear();
  apiUrl = null;
  useMall.setState(useMall.getInitialState());
});

/** The mall answers with this body, on HTTP 200 by default. */
function answer(body: unknown, status = 200) {
  fetched.mockImplementation(async () => Response.json(body, { status }));
}

const toasts = () => vi.mocked(toast).mock.calls;

async function failureOf(pending: Promise<unknown>): Promise<[number, string]> {
  const thrown = await pending.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
  if (!isCallFailure(thrown)) throw thrown;
  return [thrown.code, thrown.message];
}

describe('the request', () => {
  beforeEach(() => answer({ code: 200, message: '' }));

  test('marks the client as pc and names the language of the page', async () => {
    visit('/th/goods/goods_search');
    await callFromBrowser(read, {});
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Form-type': 'pc', 'X-Locale': 'th' });
  });

  test('carries the key of the session without its stored prefix', async () => {
    await callFromBrowser(read, {});
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer k3y' });
  });

  test('a call may want a bare value or a form', async () => {
    const path = '/api/front/thing';
    await callFromBrowser(call({ ...described, method: 'POST', path, body: 'value', input: z.string() }), 'a@b.co');
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('"a@b.co"');
    await callFromBrowser(call({ ...described, method: 'POST', path, body: 'form', input: z.looseObject({}) }), {
      phone: '1',
      countryCode: undefined,
    });
    const { body, headers } = fetched.mock.calls[1]?.[1] ?? {};
    expect([...(body as FormData)]).toEqual([['phone', '1']]);
    expect(headers).not.toHaveProperty('Content-Type');
  });

  test('carries the input of a GET in the query, leaving out what is not there', async () => {
    await callFromBrowser(read, { page: 2, title: 'a b&c', none: undefined });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/front/thing?page=2&title=a+b%26c');
  });

  test('puts named parts into the path', async () => {
    await callFromBrowser(readOne, { id: 'a/b', page: 1 });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/front/thing/a%2Fb?page=1');
  });

  test('carries the input of a POST as JSON', async () => {
    await callFromBrowser(write, { email: 'a@b.c' });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/front/thing');
    expect(init).toMatchObject({ method: 'POST', body: '{"email":"a@b.c"}' });
    expect(init?.headers).toMatchObject({ 'Content-Type': 'application/json' });
  });

  test('goes to the configured address, with the token and without cookies', async () => {
    apiUrl = 'https://api.mall.test';
    await callFromBrowser(read, {});
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect([address, init?.credentials]).toEqual(['https://api.mall.test/api/front/thing', 'omit']);
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer k3y', 'Cart-Key': 'c4rt' });
  });

  test('goes to a configured path of this origin with its cookies', async () => {
    apiUrl = 'http://mall.test/behind';
    await callFromBrowser(read, {});
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect([address, init?.credentials]).toEqual(['http://mall.test/behind/api/front/thing', 'same-origin']);
    expect(init?.headers).not.toHaveProperty('Cart-Key');
  });
});

describe('the answer', () => {
  test('200 gives the data, without a word', async () => {
    answer({ code: 200, message: 'ok', data: { count: 3 } });
    expect(await callFromBrowser(read, {})).toEqual({ count: 3 });
    expect(toasts()).toEqual([]);
  });

  test('of another origin hands over a token and a cart, which the page keeps', async () => {
    const signedIn = { token: 't0ken', uid: 7 };
    answer({ code: 200, message: 'ok', data: signedIn });
    await callFromBrowser(read, {});
    expect(setCookies).toEqual([]); // from this origin they come as cookies

    apiUrl = 'https://api.mall.test';
    const headers = { 'Content-Type': 'application/json', 'Cart-Key': 'n3w' };
    fetched.mockResolvedValue(new Response(JSON.stringify({ code: 200, message: 'ok', data: signedIn }), { headers }));
    await callFromBrowser(read, {});
    expect(setCookies).toEqual([
      'cart.key=n3w; Path=/; SameSite=Lax; Max-Age=2592000',
      'auth._token.local=Bearer%20t0ken; Path=/; SameSite=Lax; Max-Age=604800',
      'auth.strategy=local; Path=/; SameSite=Lax; Max-Age=604800',
    ]);
  });

  test('a bare value without an envelope is the data', async () => {
    answer(true);
    expect(await callFromBrowser(read, {})).toBe(true);
  });

  test('a file passes through untouched', async () => {
    const file = new Response('name,price\n', { headers: { 'Content-Type': 'text/csv' } });
    fetched.mockResolvedValue(file);
    expect(await callFromBrowser(read, {})).toBe(file);
  });

  test.each([
    [400, 'parameter validation failed'],
    [403, 'no permission'],
    [404, 'no data found'],
    [500, 'system exception'],
    [777, 'system error'],
    [429, 'system error'],
  ])('code %i is shown once, by its message or as "%s", and rejects', async (code, text) => {
    answer({ code, message: 'M' });
    expect(await failureOf(callFromBrowser(read, {}))).toEqual([code, 'M']);
    expect(toasts()).toEqual([['M', 'error']]);

    vi.mocked(toast).mockClear();
    answer({ code });
    expect(await failureOf(callFromBrowser(read, {}))).toEqual([code, text]);
    expect(toasts()).toEqual([[text, 'error']]);
  });

  test.each([
    [400, 'parameter validation failed'],
    [403, 'no permission'],
    [404, 'no data found'],
    [500, 'system exception'],
    [502, 'system error'],
  ])('a bare HTTP status %i counts like the code', async (status, text) => {
    fetched.mockImplementation(
      async () => new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } }),
    );
    expect(await failureOf(callFromBrowser(read, {}))).toEqual([status, text]);
    answer({}, status);
    expect(await failureOf(callFromBrowser(read, {}))).toEqual([status, text]);
    expect(toasts()).toEqual([
      [text, 'error'],
      [text, 'error'],
    ]);
  });

  test('an answer that breaks off is no answer, whatever its status promised', async () => {
    const broken = (status: number) =>
      new Response('{"code":200,"da', { status, headers: { 'Content-Type': 'application/json' } });
    fetched.mockImplementation(async () => broken(200));
    expect(await failureOf(callQuietly(read, {}))).toEqual([0, '']);
    fetched.mockImplementation(async () => broken(503));
    expect(await failureOf(callQuietly(read, {}))).toEqual([503, '']);
  });

  test('without a network a message asks the shopper to check it', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const text = 'You are offline. Check your connection and try again';
    expect(await failureOf(callFromBrowser(read, {}))).toEqual([0, text]);
    expect(toasts()).toEqual([[text, 'error']]);
  });

  test('a mall that cannot be reached is shown as a message as well', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const text = 'system error: Galleria can’t be reached. Please check your connection';
    expect(await failureOf(callFromBrowser(read, {}))).toEqual([0, text]);
    expect(toasts()).toEqual([[text, 'error']]);
  });
});

describe.each([401, 410000, 410001, 410002])('code %i, the sign-in is over', (code) => {
  beforeEach(() => {
    stored.set('homeDataPc', '{}');
    useMall.setState({ cartNumber: 4 });
    answer({ code, message: 'M' }, 401);
  });

  test('remembers the path, deletes the token, clears the storage, asks to sign in', async () => {
    visit('/users/order_list?orderStatus=1');
    expect(await failureOf(callFromBrowser(read, {}))).toEqual([code, 'M']);
    expect(setCookies).toEqual([
      'fromPath=%2Fusers%2Forder_list%3ForderStatus%3D1; Path=/; SameSite=Lax',
      'auth.strategy=; Path=/; SameSite=Lax; Max-Age=0',
      'auth._token.local=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
    expect(stored.has('homeDataPc')).toBe(false);
    expect(useMall.getState()).toMatchObject({ isLoginOpen: true, cartNumber: 0 });
    expect(toasts()).toEqual([['M', 'warning', 'sign-in']]);
  });

  test('on home, in any language, does the same in silence', async () => {
    visit('/zh-CN');
    expect(await failureOf(callFromBrowser(read, {}))).toEqual([code, 'M']);
    expect(setCookies[0]).toBe('fromPath=%2Fzh-CN; Path=/; SameSite=Lax');
    expect(stored.has('homeDataPc')).toBe(false);
    expect(useMall.getState().isLoginOpen).toBe(false);
    expect(toasts()).toEqual([]);
  });

  test('without a message says "please sign in", and several at once share one toast', async () => {
    answer({ code }, 401);
    await Promise.allSettled([callFromBrowser(read, {}), callFromBrowser(read, {}), callFromBrowser(write, {})]);
    expect(new Set(toasts().map(String))).toEqual(new Set(['please sign in,warning,sign-in']));
    expect(useMall.getState().isLoginOpen).toBe(true);
  });
});
