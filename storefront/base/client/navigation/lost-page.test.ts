import { beforeEach, expect, test, vi } from 'vitest';
import { useMall } from '#storefront/base/client/store.ts';
import { catchLostPages, onTheWayTo } from './lost-page.ts';

const assigned = vi.fn<(address: string) => void>();
const session = new Map<string, string>();
let browser: { onLine: boolean };
let reload: (event?: { navigationType?: string; userInitiated?: boolean }) => boolean;

const never = () => new Promise<void>(() => {});
const orders = new URL('http://mall.test/users/order_list?page=2');

beforeEach(async () => {
  assigned.mockClear();
  session.clear();
  browser = { onLine: true };
  useMall.setState({ isCodeLost: false });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('location', { assign: assigned });
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => session.set(key, value) });
  vi.stubGlobal('navigation', {
    addEventListener: (_: string, handle: (event: unknown) => void) => {
      reload = (event) => {
        const prevented = vi.fn();
        const usual = { navigationType: 'reload', userInitiated: false, cancelable: true };
        handle({ ...usual, ...event, preventDefault: prevented });
        return prevented.mock.calls.length === 0;
      };
    },
  });
  catchLostPages();
  await onTheWayTo(orders, async () => {}); // arrived: nothing of an earlier test is wanted any more
});

test('a reload on the way to a page opens that page, and leaves no second try to the page itself', () => {
  void onTheWayTo(orders, never);
  expect(reload()).toBe(false);
  expect(assigned.mock.calls).toEqual([['/users/order_list?page=2']]);
  expect(session.has('chunkReloadAt')).toBe(true);
});

test('every other reload, and every other navigation, goes on', async () => {
  expect(reload()).toBe(true);
  await onTheWayTo(orders, async () => {});
  expect(reload()).toBe(true);
  await expect(onTheWayTo(orders, () => Promise.reject(new Error('left')))).rejects.toThrow('left');
  expect(reload()).toBe(true);
  void onTheWayTo(orders, never);
  expect(reload({ userInitiated: true })).toBe(true);
  expect(reload({ navigationType: 'push' })).toBe(true);
  expect(assigned).not.toHaveBeenCalled();
});

test('offline nothing is opened; back online the next page comes from the server', () => {
  browser.onLine = false;
  void onTheWayTo(orders, never);
  expect(reload()).toBe(false);
  expect(useMall.getState().isCodeLost).toBe(true);
  expect(assigned).not.toHaveBeenCalled();
  browser.onLine = true;
  void onTheWayTo(new URL('http://mall.test/goods/top_one'), never);
  expect(assigned.mock.calls).toEqual([['/goods/top_one']]);
});

test('a browser without the Navigation API is left to the router', () => {
  vi.stubGlobal('navigation', undefined);
  expect(catchLostPages).not.toThrow();
});
