import { expect, test } from 'vitest';
import { pathAfterSignIn } from './after-sign-in.ts';

test('the remembered path is followed with its query, from the dialog and from the page', () => {
  const path = '/users/order_list?orderStatus=1';
  expect(pathAfterSignIn(path, 'dialog', 'en')).toBe(path);
  expect(pathAfterSignIn(path, 'page', 'en')).toBe(path);
});

test('in the language that is read now', () => {
  expect(pathAfterSignIn('/th/users/user_info', 'page', 'fr')).toBe('/fr/users/user_info');
  expect(pathAfterSignIn('/th/users/user_info', 'page', 'en')).toBe('/users/user_info');
});

test('without one the page leads home and the dialog stays where it is', () => {
  expect(pathAfterSignIn(null, 'page', 'en')).toBe('/');
  expect(pathAfterSignIn(null, 'page', 'lao')).toBe('/lao');
  expect(pathAfterSignIn(null, 'dialog', 'en')).toBeNull();
});

test.each(['/', '/th', '/?a=1', '/login', '/th/login', '/register?x=1'])('%s takes nobody away', (path) => {
  expect(pathAfterSignIn(path, 'dialog', 'en')).toBeNull();
  expect(pathAfterSignIn(path, 'page', 'en')).toBe('/');
});
