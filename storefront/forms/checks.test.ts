import { describe, expect, test } from 'vitest';
import {
  checkAgreement,
  checkCaptcha,
  checkEmail,
  checkPassword,
  checkPasswordAgain,
  checkPhone,
  firstFinding,
} from './checks.ts';

describe('email', () => {
  test.each(['', '   '])('"%s" is none', (email) => {
    expect(checkEmail(email)).toEqual({ field: 'email', key: 'emailEmpty' });
  });

  test.each(['abc', 'a@b', 'a b@c.com', '@c.com', 'a@localhost', 'a,b@c.com', '.a@c.com', 'a@b.c.'])(
    '"%s" is not one',
    (email) => {
      expect(checkEmail(email)).toEqual({ field: 'email', key: 'correctEmail' });
    },
  );

  test.each(['A_b-9@mail.example.com', 'a.b@c.com', 'a+b@c.com', 'a@b.co', 'a@b.c.co', ' a@b.co '])(
    '"%s" is one',
    (email) => {
      expect(checkEmail(email)).toBeNull();
    },
  );
});

test('a phone number is only required', () => {
  expect(checkPhone(' ')).toEqual({ field: 'phone', key: 'emptyPhone' });
  expect(checkPhone('1')).toBeNull();
});

test('a password is only required, and may begin with a blank', () => {
  expect(checkPassword('')).toEqual({ field: 'password', key: 'emptyPassword' });
  expect(checkPassword(' ')).toBeNull();
});

test('the repeated password is required first, then it has to be the same', () => {
  expect(checkPasswordAgain('a', '')).toEqual({ field: 'passwordAgain', key: 'againPassword' });
  expect(checkPasswordAgain('a', 'A')).toEqual({ field: 'passwordAgain', key: 'diffPassword' });
  expect(checkPasswordAgain('a', 'a')).toBeNull();
});

describe('code', () => {
  test('is required', () => expect(checkCaptcha(' ')).toEqual({ field: 'captcha', key: 'emptyCaptche' }));
  test.each(['12-4', '12 4', '12.4', '码12'])('"%s" has other characters than letters, digits, underscores', (code) => {
    expect(checkCaptcha(code)).toEqual({ field: 'captcha', key: 'correctCaptche' });
  });
  test.each(['123456', 'aB_9', ' 123456 '])('"%s" may be right', (code) => expect(checkCaptcha(code)).toBeNull());
});

test('the agreement has to be ticked', () => {
  expect(checkAgreement(false)).toEqual({ field: 'agreement', key: 'agreement' });
  expect(checkAgreement(true)).toBeNull();
});

test('the topmost finding is the one that is shown', () => {
  expect(firstFinding([checkEmail('a@b.co'), checkPassword(''), checkAgreement(false)])).toEqual({
    field: 'password',
    key: 'emptyPassword',
  });
  expect(firstFinding([checkEmail('a@b.co'), checkPassword('x')])).toBeNull();
});
