import { expect, test } from 'vitest';
import { changedFields } from '#console/base/conflict/changed-fields.ts';
import type { FreightTerms } from '#contract/shops/merchant-freight.ts';
import { fieldsOf, zonePartOf } from './template-fields.ts';

const zone: FreightTerms = {
  countries: ['US', 'CA'],
  basis: 'piece',
  firstUnits: 1,
  firstFee: 499,
  furtherUnits: 1,
  furtherFee: 100,
  tiers: [],
  freeFrom: null,
  daysFrom: 2,
  daysTo: 5,
};
const opened = { name: 'Standard', rules: [zone] };
const compared = (mine: typeof opened, theirs: typeof opened) =>
  changedFields(fieldsOf(opened, mine, theirs), fieldsOf(mine, theirs), fieldsOf(theirs, mine));

test('the fields of a zone are compared one by one, and the order of its countries does not matter', () => {
  const mine = { name: 'Parcel', rules: [{ ...zone, firstFee: 549, countries: ['CA', 'US'] }] };
  const theirs = { name: 'Standard', rules: [{ ...zone, firstFee: 600, freeFrom: 5_000 }] };
  expect(compared(mine, theirs)).toEqual([
    { field: 'name', by: 'me' },
    { field: '0 firstFee', by: 'both' },
    { field: '0 freeFrom', by: 'them' },
  ]);
  expect(['name', '0 freeFrom'].map(zonePartOf)).toEqual([null, { at: 0, part: 'freeFrom' }]);
});

test('a zone that only one version has is named by its countries alone', () => {
  const theirs = { name: 'Standard', rules: [zone, { ...zone, countries: ['*'] }] };
  expect(compared(opened, theirs)).toEqual([{ field: '1 countries', by: 'them' }]);
  expect(compared(theirs, opened)).toEqual([{ field: '1 countries', by: 'me' }]);
});

test('what the basis of a zone does not use is not compared', () => {
  const byPrice: FreightTerms = { ...zone, basis: 'price', furtherFee: 0, tiers: [{ from: 100, fee: 0 }] };
  expect(compared(opened, { name: 'Standard', rules: [byPrice] }).map(({ field }) => field)).toEqual([
    ...['0 basis', '0 tiers', '0 firstUnits', '0 furtherUnits', '0 furtherFee'],
  ]);
});
