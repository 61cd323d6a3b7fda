import { expect, test } from 'vitest';
import { hiddenBy } from './list-columns.ts';
import { addressOf, namesMore, viewQueryOf } from './view-query.ts';

test('a view is the address without the page, in one order', () => {
  expect(viewQueryOf(new URLSearchParams('words=Ana+S&page=3&flag=urgent&view=7'))).toBe('flag=urgent&words=Ana+S');
  expect(viewQueryOf(new URLSearchParams('page=3'))).toBe('');
  expect(viewQueryOf(new URLSearchParams('flag=urgent&columns=all'))).toBe('flag=urgent');
  expect(viewQueryOf(new URLSearchParams('columns=total'))).toBe('columns=total');
  expect(addressOf({ id: 7, query: 'flag=urgent' }, new URLSearchParams('page=3'))).toBe('?flag=urgent&view=7');
  expect(addressOf(null, new URLSearchParams('words=Ana&view=7'))).toBe('?');
});

test('the place of a list is in no view, and stays when one is opened or left', () => {
  const search = new URLSearchParams('tab=log&kind=order&view=7');
  expect(viewQueryOf(search)).toBe('kind=order');
  expect(addressOf(null, search)).toBe('?tab=log');
  expect(addressOf({ id: 8, query: 'words=mug' }, search)).toBe('?tab=log&words=mug&view=8');
  expect(addressOf({ id: 9, query: 'kind=people&tab=log' }, search)).toBe('?tab=log&kind=people&view=9'); // saved with it once
  expect(namesMore(new URLSearchParams('tab=log'))).toBe(false);
  expect(namesMore(search)).toBe(true);
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
  expect(hidden('all')).toEqual([]);
  expect(hidden('nonsense')).toEqual([]);
});
