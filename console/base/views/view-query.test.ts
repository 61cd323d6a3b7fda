import { expect, test } from 'vitest';
import { hiddenBy } from './list-columns.ts';
import { addressOf, viewQueryOf } from './view-query.ts';

test('a view is the address without the page, in one order', () => {
  expect(viewQueryOf(new URLSearchParams('words=Ana+S&page=3&flag=urgent&view=7'))).toBe('flag=urgent&words=Ana+S');
  expect(viewQueryOf(new URLSearchParams('page=3'))).toBe('');
  expect(addressOf({ id: 7, query: 'flag=urgent' })).toBe('?flag=urgent&view=7');
});

test('columns that the address does not name are hidden, but never the first, nor one without a title', () => {
  const columns = ['number', 'total', 'status', 'menu'].map((accessor) => ({
    accessor,
    title: accessor === 'menu' ? '' : accessor,
  }));
  const hidden = (named: string) => [...hiddenBy(named, columns as never)];
  expect(hidden('status')).toEqual(['total']);
  expect(hidden('-')).toEqual(['total', 'status']);
  expect(hidden('')).toEqual([]);
  expect(hidden('nonsense')).toEqual([]);
});
