import { describe, expect, test } from 'vitest';
import { firstLoginState, type LoginMode, type LoginStep, nextLoginState } from './login-modes.ts';

const after = (mode: LoginMode, step: LoginStep) => nextLoginState({ mode, tab: 'email' }, step).mode;

test('the dialog opens with email and password', () => {
  expect(firstLoginState).toEqual({ mode: 'email', tab: 'email' });
});

describe('each step of the specification', () => {
  test.each<[LoginMode, LoginStep, LoginMode]>([
    ['phone', 'email-title', 'email'],
    ['phone-code', 'email-title', 'email'],
    ['email', 'phone-tab', 'phone'],
    ['phone-code', 'phone-tab', 'phone'],
    ['phone', 'quick-login', 'phone-code'],
    ['phone-code', 'quick-login', 'phone'],
    ['email', 'forgot-password', 'forgot'],
    ['forgot', 'code-sent', 'reset'],
    ['reset', 'password-set', 'email'],
    ['forgot', 'back', 'email'],
    ['reset', 'back', 'forgot'],
    ['visitor', 'back', 'email'],
    ['phone', 'create-account', 'register'],
    ['email', 'create-account', 'register'],
    ['phone-code', 'create-account', 'register'],
    ['email', 'visitor-entry', 'visitor'],
    ['visitor', 'sign-in', 'email'],
  ])('from %s, %s leads to %s', (from, step, to) => {
    expect(after(from, step)).toBe(to);
  });
});

test('registering begins with the email tab, whichever was open before', () => {
  expect(nextLoginState({ mode: 'phone', tab: 'phone' }, 'create-account')).toEqual({ mode: 'register', tab: 'email' });
});

test('from the register form one comes back to the way of signing in that its tab is about', () => {
  const onPhone = nextLoginState({ mode: 'register', tab: 'email' }, 'register-by-phone');
  expect(onPhone).toEqual({ mode: 'register', tab: 'phone' });
  expect(nextLoginState(onPhone, 'sign-in').mode).toBe('phone');
  expect(nextLoginState(nextLoginState(onPhone, 'register-by-email'), 'sign-in').mode).toBe('email');
});

test.each<[LoginMode, LoginStep]>([
  ['email', 'quick-login'],
  ['email', 'code-sent'],
  ['email', 'password-set'],
  ['phone', 'forgot-password'],
  ['email', 'register-by-phone'],
])('in %s there is no %s: nothing changes', (mode, step) => {
  const state = { mode, tab: 'email' } as const;
  expect(nextLoginState(state, step)).toBe(state);
});
