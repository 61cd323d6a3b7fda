import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { plainText, queryWords, singular, wordsOf } from './words.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const wordsAsWritten = (text: string) =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

test.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['Ｗｉ－Ｆｉ', 'wi-fi'],
  ['Straße Œuvre', 'strasse oeuvre'],
  ['น้ำเงิน', 'น้ำเงิน'],
  ['น้ำเงิน'.normalize('NFKC'), 'น้ำเงิน'],
  ['น\u0e4d\u0e49\u0e32เงิน', 'น้ำเงิน'],
  ['ນ້ຳຫອມ', 'ນ້ຳຫອມ'],
  ['ນ້ຳຫອມ'.normalize('NFKC'), 'ນ້ຳຫອມ'],
  ['ຫມວກ ຫນັງສື', 'ໝວກ ໜັງສື'],
])('one spelling for what means the same: %s', (given, plain) => {
  expect(plainText(given)).toBe(plain);
});

test.each([
  ['shoes', 'shoe'],
  ['dresses', 'dress'],
  ['dress', 'dress'],
  ['batteries', 'battery'],
  ['watches', 'watch'],
  ['boxes', 'box'],
  ['bus', 'bus'],
  ['gas', 'gas'],
  ['ties', 'tie'],
])('%s is found as %s', (plural, one) => {
  expect(singular(plural)).toBe(one);
});

describe('what a text is found by', () => {
  test.each([
    ['EU 42', ['eu', 'eu42', '42']],
    ['128 GB', ['128', '128gb', 'gb']],
    ['128GB', ['128gb', '128', 'gb']],
    ['T-Shirt', ['t', 'tshirt', 'shirt']],
    ['Women’s Shoes', ['women', 'shoe']],
    ['l’eau', ['l', 'eau']],
    ['跑步鞋', ['跑鞋', '跑', '跑步', '步', '步鞋', '鞋']],
    ['รองเท้าวิ่ง', ['รองเท้า', 'วิ่ง']],
    ['แก้วน้ำ', ['แก้ว', 'น้ำ']],
    ['รองเท้าสีน้ำเงิน', ['รองเท้า', 'สี', 'น้ำเงิน']],
    ['สี่สี', ['สี่', 'สี']],
    ['ເສື້ອສີແດງ', ['ເສື້ອ', 'ສີ', 'ແດງ']],
    ['กระเป๋าสีดำ', ['กระเป๋า', 'สี', 'ดำ']],
    ['ເກີບແລ່ນ', ['ເກີບ', 'ແລ່ນ']],
    ['ກະເປົາໜັງສີດຳ', ['ກະເປົາ', 'ໜັງ', 'ສີ', 'ດຳ']],
    ['ໝໍ້ຫຸງເຂົ້າ', ['ໝໍ້', 'ຫຸງ', 'ເຂົ້າ']],
  ])('%s', (text, words) => {
    expect([...wordsOf(text).keys()]).toEqual(words);
  });

  test('how a word was written is remembered, for suggestions', () => {
    expect([...wordsOf('Running Shoes')]).toEqual([
      ['running', 'running'],
      ['shoe', 'shoes'],
    ]);
  });
});

test.each([
  ['Blue running SHOES', ['blue', 'running', 'shoe']],
  ['红色跑步鞋', ['红色', '跑步', '鞋']],
  ['黑色高跟鞋', ['黑色', '高跟', '跟鞋']],
  ['รองเท้าวิ่ง', ['รองเท้า', 'วิ่ง']],
  ['สีดำ', ['สี', 'ดำ']],
  ['ສີແດງ', ['ສີ', 'ແດງ']],
  ["100% <b>'; drop table", ['100', 'b', 'drop', 'table']],
  ['😀 %_ \\', []],
])('what is looked for by "%s"', (text, words) => {
  expect(queryWords(text)).toEqual(words);
});

test('a query has at most 64 characters and 8 words', () => {
  expect(queryWords('one two three four five six seven eight nine')).toHaveLength(8);
  expect(queryWords('x'.repeat(300))).toEqual([]);
  expect(queryWords(`${'a'.repeat(62)} bcd`)).toEqual(['b']);
});

const scripts = {
  latin: fc.string({ unit: fc.constantFrom(...'abcXYZéñü019 -’.'), minLength: 1, maxLength: 40 }),
  chinese: fc.string({ unit: fc.constantFrom(...'跑步鞋运动休闲男女红色 《》'), minLength: 1, maxLength: 20 }),
  thai: fc
    .array(fc.constantFrom('รองเท้า', 'วิ่ง', 'สี', 'น้ำเงิน', ' ', 'ผู้หญิง', 'กระเป๋า', 'สะพาย', 'ดำ', 'แก้ว', 'กำไล'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((words) => words.join('')),
  lao: fc
    .array(fc.constantFrom('ເກີບ', 'ແລ່ນ', 'ສີຟ້າ', ' ', 'ກະເປົາ', 'ນ້ຳ', 'ສີດຳ', 'ໝວກ', 'ໜັງ'), { minLength: 1, maxLength: 6 })
    .map((words) => words.join('')),
};

describe('whatever is written, each of its words finds it', () => {
  for (const [script, texts] of Object.entries(scripts)) {
    property.prop([texts])(script, (text) => {
      const known = wordsOf(text);
      for (const word of wordsAsWritten(text.normalize('NFC'))) {
        expect({ text, word, missing: queryWords(word).filter((part) => !known.has(part)) }).toEqual({
          text,
          word,
          missing: [],
        });
      }
    });
  }

  property.prop([scripts.chinese, fc.nat(), fc.integer({ min: 1, max: 6 })])(
    'any part of Chinese',
    (text, from, length) => {
      const known = wordsOf(text);
      const start = from % text.length;
      const part = text.slice(start, start + length);
      expect(queryWords(part).filter((word) => !known.has(word))).toEqual([]);
    },
  );
});

property.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])('no text is too odd', (text) => {
  for (const word of [...queryWords(text), ...wordsOf(text).keys()]) {
    expect(word.length).toBeLessThanOrEqual(40);
    expect(word).not.toMatch(/\s/);
  }
  expect(queryWords(text).length).toBeLessThanOrEqual(12);
});
