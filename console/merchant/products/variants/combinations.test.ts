import { expect, test } from 'vitest';
import { optionValuesMax, ProductVariant, variantsMax } from '#contract/catalogue/product-content.ts';
import {
  addOption,
  addValue,
  blankVariant,
  countCombinations,
  type Grid,
  hasRoomForValue,
  moveOption,
  moveValue,
  removeOption,
  removeValue,
  wholeGrid,
} from './combinations.ts';

const value = (key: string) => ({ key, text: { en: key }, pictureHash: null });
const option = (name: string, ...keys: string[]) => ({ name: { en: name }, values: keys.map(value) });
const variant = (values: string[], given: Partial<ProductVariant> = {}) => ({ ...blankVariant, values, ...given });
const keysOf = ({ variants }: Grid) => variants.map(({ values }) => values.join(' '));
const pricesOf = ({ variants }: Grid) => variants.map(({ values, price }) => `${values.join(' ')}=${price}`);

const shirts: Grid = {
  options: [option('Colour', 'red', 'blue'), option('Size', 's', 'm')],
  variants: [
    variant(['red', 's'], { price: 100, skuId: 1 }),
    variant(['red', 'm'], { price: 200, skuId: 2 }),
    variant(['blue', 's'], { price: 300, code: 'B-S' }),
    variant(['blue', 'm'], { price: 400 }),
  ],
};

test('a product without options has one variant, which may be sold', () => {
  const grid = wholeGrid({ options: [], variants: [] });
  expect(grid.variants).toEqual([blankVariant]);
  expect(ProductVariant.safeParse(grid.variants[0]).success).toBe(true);
});

test('a combination that a product never had is there, and not offered', () => {
  const grid = wholeGrid({ ...shirts, variants: shirts.variants.slice(0, 3) });
  expect(keysOf(grid)).toEqual(['red s', 'red m', 'blue s', 'blue m']);
  expect(grid.variants.map(({ isOffered }) => isOffered)).toEqual([true, true, true, false]);
  expect(wholeGrid(grid)).toEqual(grid);
});

test('a new option leaves every variant what it was, with the first value of the option', () => {
  const first = addOption({ options: [], variants: [variant([], { price: 500, skuId: 9 })] }, 'k1');
  expect(first.variants).toEqual([variant(['k1'], { price: 500, skuId: 9 })]);
  expect(pricesOf(addOption(shirts, 'k2'))).toEqual(['red s k2=100', 'red m k2=200', 'blue s k2=300', 'blue m k2=400']);
});

test('variants of a new value cost what their neighbours do, but have no code, stock or number of their own', () => {
  const grid = addValue(shirts, 0, 'green');
  expect(keysOf(grid)).toEqual(['red s', 'red m', 'blue s', 'blue m', 'green s', 'green m']);
  expect(grid.variants.slice(0, 4)).toEqual(shirts.variants);
  expect(grid.variants[4]).toEqual(variant(['green', 's'], { price: 100 }));
  expect(grid.variants[5]).toEqual(variant(['green', 'm'], { price: 200 }));
  const only = addValue(
    { options: [option('Size', 's')], variants: [variant(['s'], { price: 7, code: 'X' })] },
    0,
    'm',
  );
  expect(only.variants[1]).toEqual(variant(['m'], { price: 7 }));
});

test('a removed value takes its variants with it and no others', () => {
  expect(pricesOf(removeValue(shirts, 0, 'red'))).toEqual(['blue s=300', 'blue m=400']);
});

test('the last value takes its option with it', () => {
  const one = removeValue(shirts, 0, 'red');
  expect(removeValue(one, 0, 'blue')).toEqual({
    options: [shirts.options[1]],
    variants: [variant(['s'], { price: 300, code: 'B-S' }), variant(['m'], { price: 400 })],
  });
});

test('where variants become one, that which is sold already stays', () => {
  expect(pricesOf(removeOption(shirts, 0))).toEqual(['s=100', 'm=200']);
  const unsold = shirts.variants.map((each, at) => ({ ...each, isOffered: at > 1 }));
  expect(pricesOf(removeOption({ ...shirts, variants: unsold }, 0))).toEqual(['s=300', 'm=400']);
});

test('reordering moves rows, never what is typed in them', () => {
  expect(pricesOf(moveOption(shirts, 1, 0))).toEqual(['s red=100', 's blue=300', 'm red=200', 'm blue=400']);
  expect(moveOption(moveOption(shirts, 1, 0), 0, 1)).toEqual(shirts);
  expect(pricesOf(moveValue(shirts, 1, 1, 0))).toEqual(['red m=200', 'red s=100', 'blue m=400', 'blue s=300']);
});

test('the same key in two options is two values', () => {
  const grid: Grid = {
    options: [option('Case', 'black', 'white'), option('Strap', 'black', 'white')],
    variants: [],
  };
  expect(keysOf(wholeGrid(grid))).toEqual(['black black', 'black white', 'white black', 'white white']);
  expect(keysOf(removeValue(wholeGrid(grid), 1, 'black'))).toEqual(['black white', 'white white']);
});

test('no more variants are made than a product may have', () => {
  const many = option('Many', ...Array.from({ length: optionValuesMax }, (_, at) => `v${at}`));
  const full = [many, option('Few', ...'abcdefgh')];
  expect(countCombinations(full)).toBe(480);
  expect(hasRoomForValue(full, 0)).toBe(true);
  expect(hasRoomForValue(full, 1)).toBe(false);
  const beyond: Grid = {
    options: [...full, option('Two', 'x', 'y')],
    variants: [variant(['v1', 'a', 'x'], { price: 1 })],
  };
  expect(countCombinations(beyond.options)).toBeGreaterThan(variantsMax);
  expect(pricesOf(wholeGrid(beyond))).toEqual(['v1 a x=1']);
});
