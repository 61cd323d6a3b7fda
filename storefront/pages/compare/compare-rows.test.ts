import { expect, test } from 'vitest';
import { areOfDifferentKinds, differ, specRows } from './compare-rows.ts';

const withSpecs = (specs: Record<string, string>) => ({
  specs: Object.entries(specs).map(([name, value]) => ({ name, value })),
});

test('every specification is a row, those that not all products name too, and differences are marked', () => {
  const products = [
    withSpecs({ Brand: 'Lumo', Weight: '1 kg' }),
    withSpecs({ Weight: '2 kg', Brand: 'Lumo', Colour: 'Red' }),
  ];
  expect(specRows(products)).toEqual([
    { name: 'Brand', values: ['Lumo', 'Lumo'], differs: false },
    { name: 'Weight', values: ['1 kg', '2 kg'], differs: true },
    { name: 'Colour', values: [null, 'Red'], differs: true },
  ]);
  expect(specRows([])).toEqual([]);
});

test('one product differs from nothing', () => {
  expect(specRows([withSpecs({ Brand: 'Lumo' })])).toEqual([{ name: 'Brand', values: ['Lumo'], differs: false }]);
  expect(differ([])).toBe(false);
});

test('kinds differ by the second level of their categories', () => {
  const path = (...ids: number[]) => ({ path: ids.map((id) => ({ id, name: String(id) })) });
  expect(areOfDifferentKinds([path(1, 10, 100), path(1, 10, 101)])).toBe(false);
  expect(areOfDifferentKinds([path(1, 10, 100), path(1, 11, 110)])).toBe(true);
  expect(areOfDifferentKinds([path(1), path(2)])).toBe(true);
});
