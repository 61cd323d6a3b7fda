import { expect, test } from 'vitest';
import { joinSpecs, missingSpecs } from './category-specs.ts';

const brand = { name: { en: 'Brand' }, isRequired: false, choices: [] };
const origin = { name: { en: 'Origin', fr: 'Origine' }, isRequired: true, choices: [{ en: 'Laos' }] };

test('only what is required and has no row is missing, however its name is written', () => {
  expect(missingSpecs({ specs: [] }, [brand, origin])).toEqual([origin]);
  expect(missingSpecs({ specs: [{ name: { en: ' ORIGIN' }, value: { en: 'Laos' } }] }, [brand, origin])).toEqual([]);
});

test('what a category and one above it both ask for is as the nearest says, in the place of the highest', () => {
  const nearest = { ...brand, name: { en: 'brand' }, isRequired: true };
  expect(joinSpecs([[brand], [origin], [nearest]])).toEqual([nearest, origin]);
});
