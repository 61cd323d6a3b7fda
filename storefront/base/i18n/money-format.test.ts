import { expect, test } from 'vitest';
import { moneyParts, textOf } from './money-format.ts';

const usd = { currency: 'USD', symbol: '$' };
const text = (tag: string, amount: number, currency = usd, digits?: 0 | 2) =>
  textOf(moneyParts(tag, currency)(amount, digits)).replaceAll('\u00a0', ' ');

test('an amount is written as each language writes it', () => {
  expect(text('en', 129_999)).toBe('$1,299.99');
  expect(text('zh-CN', 3999)).toBe('US$39.99');
  expect(text('fr', 129_999)).toBe('1 299,99 $US');
  expect(text('es', 3999)).toBe('39,99 US$');
  expect(text('th', 3999)).toBe('US$39.99');
  expect(text('fr', 3999, { currency: 'EUR', symbol: '€' })).toBe('39,99 €');
});

test('whole amounts may go without cents', () => {
  expect(text('en', 1500, usd, 0)).toBe('$15');
  expect(text('fr', 1500, usd, 0)).toBe('15 $US');
});

test('a sign of the mall’s own choice stands where the language puts signs', () => {
  expect(text('en', 3999, { currency: 'USD', symbol: 'US$' })).toBe('US$39.99');
  expect(text('fr', 3999, { currency: 'USD', symbol: '$' })).toBe('39,99 $US');
  expect(text('fr', 3999, { currency: 'CNY', symbol: '元' })).toBe('39,99 元');
});

test('a currency that is no code still gives a price', () => {
  expect(text('en', 3999, { currency: '', symbol: '¤' })).toBe('¤39.99');
  expect(text('fr', 3999, { currency: 'points', symbol: 'pt' })).toBe('39,99 pt');
});
