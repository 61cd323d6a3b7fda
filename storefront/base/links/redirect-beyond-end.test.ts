import { expect, test } from 'vitest';
import { redirectBeyondEnd } from './redirect-beyond-end.ts';

const request = new Request('http://mall.test/th/users/order_list?tab=paid&page=4');

function locationOf(found: Parameters<typeof redirectBeyondEnd>[0]): string | null {
  try {
    redirectBeyondEnd(found, request);
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : 'thrown';
  }
}

test.each([
  [
    'the last page that has something',
    { list: [], page: 4, limit: 10, total: 21 },
    '/th/users/order_list?tab=paid&page=3',
  ],
  ['the first page, which has no number', { list: [], page: 4, limit: 10, total: 9 }, '/th/users/order_list?tab=paid'],
  ['the first page of an empty list', { list: [], page: 4, limit: 10, total: 0 }, '/th/users/order_list?tab=paid'],
  [
    'the page before, never itself',
    { list: [], page: 4, limit: 10, total: 35 },
    '/th/users/order_list?tab=paid&page=3',
  ],
])('a page beyond the end leads to %s', (_, found, location) => expect(locationOf(found)).toBe(location));

test.each([
  ['a page that has something', { list: [1], page: 4, limit: 10, total: 31 }],
  ['the first page of an empty list', { list: [], page: 1, limit: 10, total: 0 }],
])('%s is shown', (_, found) => expect(locationOf(found)).toBeNull());
