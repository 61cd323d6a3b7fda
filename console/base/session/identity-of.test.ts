import { expect, test } from 'vitest';
import { identityOf } from './identity-of.ts';

test.each([
  [' ana@mall.example ', { email: 'ana@mall.example' }],
  ['+66 81 234-5678', { phone: '+66 81 234-5678' }],
  ['+1 (212) 555 0100', { phone: '+1 (212) 555 0100' }],
  ['081 234 5678', null], // of which country?
  ['+66', null],
  ['ana', null],
  ['', null],
])('%j is read as %j', (typed, identity) => {
  expect(identityOf(typed)).toEqual(identity);
});
