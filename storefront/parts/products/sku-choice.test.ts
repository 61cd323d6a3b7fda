import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { Sku } from '#contract/catalogue/shopper-product.ts';
import { money } from '#contract/core/values.ts';
import { chooseValue, findSku, firstSku, stateOfValue } from './sku-choice.ts';

const sku = (id: number, values: string[], stock: number): Sku => ({
  id,
  values,
  price: money(100),
  originalPrice: money(100),
  isBargain: false,
  stock,
  image: null,
});
const blueS = sku(1, ['Blue', 'S'], 0);
const blueL = sku(2, ['Blue', 'L'], 4);
const redS = sku(3, ['Red', 'S'], 5);
const redL = sku(4, ['Red', 'L'], 0);
const greenS = sku(5, ['Green', 'S'], 0);
const skus = [blueS, blueL, redS, redL, greenS];

test('the first combination that can be bought stands chosen, and the first of all when none can', () => {
  expect(firstSku(skus)).toBe(blueL);
  expect(firstSku([blueS, redL])).toBe(blueS);
  expect(firstSku([])).toBeNull();
});

test.each([
  ['3', redS],
  ['1', blueS],
  ['99', null],
  ['3.0', null],
  ['abc', null],
  ['', null],
  [null, null],
])('the address names %j', (id, found) => {
  expect(findSku(skus, id)).toBe(found);
});

test('a value can be had here, only with something else, or not at all', () => {
  expect(stateOfValue(skus, blueL, 1, 'L')).toBe('here');
  expect(stateOfValue(skus, blueL, 1, 'S')).toBe('elsewhere');
  expect(stateOfValue(skus, blueL, 0, 'Red')).toBe('elsewhere');
  expect(stateOfValue(skus, redS, 0, 'Green')).toBe('gone');
  expect(stateOfValue(skus, redS, 0, 'Mauve')).toBe('gone');
});

test('choosing keeps what it can, and never ends in what is sold out', () => {
  expect(chooseValue(skus, blueL, 0, 'Red')).toBe(redS);
  expect(chooseValue(skus, blueL, 1, 'S')).toBe(redS);
  expect(chooseValue(skus, blueL, 1, 'L')).toBe(blueL);
  expect(chooseValue(skus, redS, 0, 'Green')).toBeNull();
});

const stocks = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 9, maxLength: 9 });
property.prop([stocks, fc.nat(8), fc.nat(1), fc.nat(2)])(
  'whatever is in stock: choosing a value that is not gone gives a combination with it and with stock',
  (stock, chosenAt, option, valueAt) => {
    const all = stock.map((left, at) => sku(at + 1, [`a${Math.floor(at / 3)}`, `b${at % 3}`], left));
    const chosen = all[chosenAt] as Sku;
    const value = `${option === 0 ? 'a' : 'b'}${valueAt}`;
    const next = chooseValue(all, chosen, option, value);
    const state = stateOfValue(all, chosen, option, value);
    expect(next === null).toBe(state === 'gone');
    if (!next) return;
    expect([next.values[option], next.stock > 0]).toEqual([value, true]);
    expect(next.values[1 - option] === chosen.values[1 - option]).toBe(state === 'here');
  },
);
