import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberInBrowser, saveCartNumber, useMall } from './store.ts';

let stored: Map<string, string>;
let forget = () => {};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => forget());

test('what is being reviewed and the shop’s banner survive a reload, nothing else does', () => {
  forget = rememberInBrowser();
  useMall.setState({ evaluationInfo: { goods: 7 }, cartNumber: 3 });
  expect(stored.get('mall')).toBe('{"evaluationInfo":{"goods":7},"merPcBanner":null}');
  forget();
  useMall.setState({ evaluationInfo: null, cartNumber: 0 });
  forget = rememberInBrowser();
  expect(useMall.getState()).toMatchObject({ evaluationInfo: { goods: 7 }, merPcBanner: null, cartNumber: 0 });
});

test('the number of the cart is shown by the next page too', () => {
  saveCartNumber(5);
  useMall.setState({ cartNumber: 0 });
  forget = rememberInBrowser();
  expect(useMall.getState().cartNumber).toBe(5);
  forget();
  stored.set('cartNumber', 'many');
  forget = rememberInBrowser();
  expect(useMall.getState().cartNumber).toBe(0);
});

test('words that are not ours do no harm', () => {
  stored.set('mall', 'not json');
  forget = rememberInBrowser();
  expect(useMall.getState().isLoginOpen).toBe(false);
});

test('what the page has set before anything was read is newer than what was stored', () => {
  stored.set('mall', '{"evaluationInfo":null,"merPcBanner":{"shopId":1}}');
  useMall.setState({ evaluationInfo: null, merPcBanner: { shopId: 2 } });
  forget = rememberInBrowser();
  expect(useMall.getState().merPcBanner).toEqual({ shopId: 2 });
  expect(stored.get('mall')).toBe('{"evaluationInfo":null,"merPcBanner":{"shopId":2}}');
});
