import { expect, test } from 'vitest';
import { amountText } from './mail-words.ts';

test('mails write amounts as each language does', () => {
  expect(amountText('en', 129_999, 'USD')).toBe('$1,299.99');
  expect(amountText('fr', 1200, 'USD')).toBe('12,00\u00a0$US');
  expect(amountText('es', 1200, 'USD')).toBe('12,00\u00a0US$');
  expect(amountText('lao', 1200, 'USD')).toBe('US$12.00');
  expect(amountText('fr', 1200, 'EUR')).toBe('12,00\u00a0€');
});
