import { expect, test } from 'vitest';
import { fillPhrase, phraseIn, unknownPlaceholders } from './fill-phrase.ts';

const values = { name: '{clerk}', shop: 'Teahouse', clerk: 'Bo', order: 'SH1' };

test('placeholders are filled in once, and what is no placeholder stays', () => {
  expect(fillPhrase(' Hello {name}, {shop} has {order} {price} ', values)).toBe(
    'Hello {clerk}, Teahouse has SH1 {price}',
  );
});

test('a language without a text is answered in English', () => {
  const texts = { en: 'Hello', fr: ' ', th: 'สวัสดี' };
  expect([phraseIn(texts, 'th'), phraseIn(texts, 'fr'), phraseIn(texts, 'es')]).toEqual(['สวัสดี', 'Hello', 'Hello']);
});

test('placeholders that nobody fills in are named, each once', () => {
  expect(unknownPlaceholders({ en: 'Hello {name} {price}', fr: '{price} {}' })).toEqual(['{price}', '{}']);
});
