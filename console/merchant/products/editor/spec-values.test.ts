import { expect, test } from 'vitest';
import { furtherSpecs, placeOfSpec, withValue } from './spec-values.ts';

const material = { name: { en: 'Material', th: 'วัสดุ' } };
const origin = { name: { en: 'Origin' }, value: { en: 'Laos' } };
const cotton = { name: { en: 'material ' }, value: { en: 'Cotton' } };

test('a specification that is asked for is known by its English name, however it is written', () => {
  expect(placeOfSpec([origin, cotton], material)).toBe(1);
  expect(placeOfSpec([origin], material)).toBe(-1);
});

test('the first text adds it, another one replaces it, and it goes with the last one', () => {
  const added = withValue([origin], material, { en: 'Silk' });
  expect(added).toEqual([origin, { name: material.name, value: { en: 'Silk' } }]);
  expect(withValue([cotton, origin], material, { en: 'Silk', th: 'ไหม' })).toEqual([
    { name: cotton.name, value: { en: 'Silk', th: 'ไหม' } },
    origin,
  ]);
  expect(withValue(added, material, { en: '', th: '' })).toEqual([origin]);
  expect(withValue([origin], material, { en: '' })).toEqual([origin]);
});

test('of two that say the same, the second is shown among the others and changes by itself', () => {
  const twice = [cotton, origin, { ...cotton, value: { en: 'Wool' } }];
  expect(furtherSpecs(twice, [material])).toEqual([
    { spec: origin, at: 1 },
    { spec: twice[2], at: 2 },
  ]);
  expect(withValue(twice, material, { en: 'Silk' })[2]).toEqual(twice[2]);
});
