import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areKeywordsFew, keywordMax, readKeywords, writeKeywords } from './keywords.ts';

test.each([
  ['', []],
  ['tea', ['tea']],
  [' green  tea ,cups', ['green tea', 'cups']],
  ['茶，杯子、茶;壶；盘', ['茶', '杯子', '壶', '盘']],
  ['Tea,tea,TEA,cups', ['Tea', 'cups']],
  ['a|b\nc\td', ['a', 'b', 'c', 'd']],
  [',,, ,', []],
  ['ชาเขียว, ຊາ', ['ชาเขียว', 'ຊາ']],
])('%j is read as %j', (text, keywords) => {
  expect(readKeywords(text)).toEqual(keywords);
});

test('ten of twenty letters each are few; more are not', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `word ${at}`);
  expect(areKeywordsFew(ten)).toBe(true);
  expect(areKeywordsFew([...ten, 'one more'])).toBe(false);
  expect(areKeywordsFew(['x'.repeat(keywordMax)])).toBe(true);
  expect(areKeywordsFew(['x'.repeat(keywordMax + 1)])).toBe(false);
  expect(areKeywordsFew(['😀'.repeat(keywordMax)])).toBe(true);
});

const typed = fc.string({ unit: fc.constantFrom('a', 'A', 'ß', '茶', 'ช', ',', '，', ' ', '\n', '\u0007', 'é', '😀') });

test('whatever is typed: read, written and read again it is the same list, each word once and tidy', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const keywords = readKeywords(text);
      expect(readKeywords(writeKeywords(keywords))).toEqual(keywords);
      expect(new Set(keywords.map((keyword) => keyword.toLowerCase())).size).toBe(keywords.length);
      for (const keyword of keywords) expect(keyword).toMatch(/^[^\s,，]+(?: [^\s,，]+)*$/u);
    }),
  );
});
