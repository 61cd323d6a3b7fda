import { expect, test } from 'vitest';
import { providerOf, readReturn, type SocialName } from './social-return.ts';

test.each<[SocialName, string, object]>([
  ['twitter', 'oauth_token=a&oauth_verifier=b', { kind: 'given', key: 'a', proof: 'b' }],
  ['twitter', 'denied=a', { kind: 'denied' }],
  ['twitter', 'oauth_token=a', { kind: 'missing' }],
  ['twitter', 'oauth_verifier=b', { kind: 'missing' }],
  ['twitter', 'code=a&state=b', { kind: 'missing' }],
  ['twitter', '', { kind: 'missing' }],
  ['google', 'code=a&state=b', { kind: 'given', key: 'b', proof: 'a' }],
  ['google', 'error=access_denied&state=b', { kind: 'denied' }],
  ['google', 'code=&state=b', { kind: 'missing' }],
  ['facebook', 'code=a&state=b#_=_', { kind: 'given', key: 'b#_=_', proof: 'a' }],
  ['facebook', 'error=access_denied&error_reason=user_denied&state=b', { kind: 'denied' }],
  ['facebook', 'state=b', { kind: 'missing' }],
])('%s came back with %s', (provider, search, expected) => {
  expect(readReturn(provider, new URLSearchParams(search))).toEqual(expected);
});

test('each callback page knows its provider', () => {
  expect(['google', 'facebook', 'twitter'].map((name) => providerOf(`/middlewares/callback_${name}`))).toEqual([
    'google',
    'facebook',
    'twitter',
  ]);
});
