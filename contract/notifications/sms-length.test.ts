import { expect, test } from 'vitest';
import { smsLength } from './sms-length.ts';

test('an SMS of the basic alphabet has 160 characters, each of several 153', () => {
  expect(smsLength('')).toEqual({ characters: 0, segments: 0, alphabet: 'basic' });
  expect(smsLength('a'.repeat(160))).toEqual({ characters: 160, segments: 1, alphabet: 'basic' });
  expect(smsLength('a'.repeat(161))).toMatchObject({ characters: 161, segments: 2 });
  expect(smsLength('a'.repeat(306))).toMatchObject({ segments: 2 });
  expect(smsLength('a'.repeat(307))).toMatchObject({ segments: 3 });
  expect(smsLength('é'.repeat(160))).toMatchObject({ segments: 1, alphabet: 'basic' });
});

test('brackets and the euro sign count twice, and are not divided between segments', () => {
  expect(smsLength('€')).toMatchObject({ characters: 2, segments: 1, alphabet: 'basic' });
  expect(smsLength(`${'a'.repeat(152)}[${'a'.repeat(152)}`)).toMatchObject({ characters: 306, segments: 3 });
});

test('one other character makes it 70, each of several 67', () => {
  expect(smsLength('您'.repeat(70))).toEqual({ characters: 70, segments: 1, alphabet: 'unicode' });
  expect(smsLength('您'.repeat(71))).toMatchObject({ segments: 2 });
  expect(smsLength(`${'a'.repeat(70)}’`)).toMatchObject({ characters: 71, segments: 2, alphabet: 'unicode' });
  expect(smsLength('😀')).toMatchObject({ characters: 2, segments: 1, alphabet: 'unicode' });
});
