import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const base = { name: 'Depot', phone: '1', place: 'Here' };

test('fields that only one has changed, or both differently, are named with who did; those that are the same are not', () => {
  const mine = { name: 'Depot', phone: '2', place: 'There' };
  const theirs = { name: 'Store', phone: '3', place: 'There' };
  expect(changedFields(base, mine, theirs)).toEqual([
    { field: 'name', by: 'them' },
    { field: 'phone', by: 'both' },
  ]);
  expect(changedFields(base, { ...base, phone: '2' }, base)).toEqual([{ field: 'phone', by: 'me' }]);
});

test('spaces around a text, and an empty text in place of none, are no change', () => {
  expect(changedFields(base, { ...base, name: ' Depot ', note: '' }, { ...base, note: undefined })).toEqual([]);
  expect(changedFields({ free: null }, { free: '' }, { free: null })).toEqual([]);
});

test('numbers, switches and lists are compared by what they say', () => {
  const [one, other] = [
    { fee: 100, isOn: true, countries: ['US', 'CA'] },
    { fee: 0, isOn: false, countries: ['US'] },
  ];
  expect(changedFields(one, { ...one, countries: ['US', 'CA'] }, one)).toEqual([]);
  expect(changedFields(one, one, other)).toEqual([
    { field: 'fee', by: 'them' },
    { field: 'isOn', by: 'them' },
    { field: 'countries', by: 'them' },
  ]);
});

test('a field that only one version has counts as changed', () => {
  expect(changedFields({}, { second: 'mine' }, {})).toEqual([{ field: 'second', by: 'me' }]);
  expect(changedFields({ second: 'both' }, { second: 'both' }, {})).toEqual([{ field: 'second', by: 'them' }]);
});
