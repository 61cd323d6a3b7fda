import { expect, test } from 'vitest';
import { statusWords } from './status-words.ts';

test('what is picked up or sent by mail is not on its way', () => {
  expect(statusWords('shipped', 'pickup')).toBe('shipped_pickup');
  expect(statusWords('shipped', 'virtual')).toBe('shipped_virtual');
  expect([statusWords('shipped', 'courier'), statusWords('shipped', 'dispatch')]).toEqual(['shipped', 'shipped']);
});

test('before and after that the words are the same for all', () => {
  expect([statusWords('paid', 'pickup'), statusWords('received', 'virtual')]).toEqual(['paid', 'received']);
});
