import { expect, test } from 'vitest';
import { assertGoodPassword, assertSamePasswords } from './new-password.ts';

test.each([
  ['Ab1!xyz', 'password_too_short', { minimum: 8 }],
  ['', 'password_too_short', { minimum: 8 }],
  ['x'.repeat(129), 'password_too_long', { maximum: 128 }],
  ['password', 'password_too_common', {}],
  ['password1', 'password_too_common', {}],
  ['12345678', 'password_too_common', {}],
  ['1qaz2wsx', 'password_too_common', {}],
  ['qwertyuiop', 'password_too_common', {}],
  ['galleria', 'password_too_common', {}],
  ['Galleria2026', 'password_too_common', {}],
  ['!!GALLERIA!!', 'password_too_common', {}],
  ['galleria-galleria', 'password_too_common', {}],
])('"%s" is refused: %s', async (password, reason, details) => {
  await expect(assertGoodPassword(password)).rejects.toMatchObject({ reason, details });
});

test.each([
  'Demo1234', // the demo accounts have it
  'correct horse battery staple',
  'my galleria of paintings',
  '密码很长很安全的哦',
  ' 8 blanks ',
  `${'x'.repeat(127)}y`,
])('"%s" may be chosen', async (password) => {
  await expect(assertGoodPassword(password)).resolves.toBeUndefined();
});

test('two that differ are refused, be it by case or a blank only', () => {
  expect(() => assertSamePasswords('Demo1234', 'demo1234')).toThrow('passwords_differ');
  expect(() => assertSamePasswords('Demo1234', 'Demo1234 ')).toThrow('passwords_differ');
  assertSamePasswords('Demo1234', 'Demo1234');
});
