import { expect, test } from 'vitest';
import { searchedIn, sortedBy } from './short-rows.ts';

const rows = [
  { name: 'Shelf 10', used: 2 },
  { name: 'shelf 9', used: 5 },
  { name: 'Élan', used: 2 },
];
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name);

test('a search finds rows that contain every word, in capitals or not', () => {
  const found = (words: string) => names(searchedIn(rows, words, ({ name }) => name));
  expect(found('')).toEqual(names(rows));
  expect(found('SHELF')).toEqual(['Shelf 10', 'shelf 9']);
  expect(found('shelf  9')).toEqual(['shelf 9']);
  expect(found('él')).toEqual(['Élan']);
  expect(found('10 9')).toEqual([]);
});

test('texts are sorted as people would, numbers from the highest, and equal rows stay where they are', () => {
  expect(names(sortedBy(rows, ({ name }) => name, 'en'))).toEqual(['Élan', 'shelf 9', 'Shelf 10']);
  expect(names(sortedBy(rows, ({ used }) => used, 'lo'))).toEqual(['shelf 9', 'Shelf 10', 'Élan']);
  expect(names(sortedBy(rows, undefined, 'en'))).toEqual(names(rows));
});
