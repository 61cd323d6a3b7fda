import { expect, test } from 'vitest';
import { barcodePath, code128 } from './code-128.ts';

test('letters, with the checksum of the standard’s own way of counting', () => {
  // The usual example: start B, the letters, checksum 88, stop.
  expect(code128('Wikipedia')).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]);
});

test('digits are packed in pairs', () => {
  expect(code128('123456')).toEqual([105, 12, 34, 56, (105 + 12 + 34 * 2 + 56 * 3) % 103, 106]);
  const number = code128('SH202611150000000042');
  expect(number.slice(0, -2)).toEqual([104, 51, 40, 99, 20, 26, 11, 15, 0, 0, 0, 0, 42]);
});

test('an odd run of digits, and letters after digits', () => {
  expect(code128('A12345').slice(0, -2)).toEqual([104, 33, 17, 99, 23, 45]);
  expect(code128('123456A').slice(0, -2)).toEqual([105, 12, 34, 56, 100, 33]);
  expect(code128('1234567').slice(0, -2)).toEqual([105, 12, 34, 56, 100, 23]);
});

test('every symbol is eleven modules wide, the stop thirteen, and bars never touch', () => {
  for (const text of ['Wikipedia', 'SH202611150000000042', ' !"#$%&\'()*+,-./0123', '~}|{zyxwvutsrqponmlkj']) {
    const { path, width } = barcodePath(text);
    expect(width).toBe((code128(text).length - 1) * 11 + 13);
    const bars = [...path.matchAll(/M(\d+) 0h(\d+)/g)].map(([, left, bar]) => [Number(left), Number(bar)] as const);
    for (const [at, [left]] of bars.entries()) {
      const [before = -1, bar = 0] = bars[at - 1] ?? [];
      expect(left).toBeGreaterThan(before + bar);
    }
  }
});

test('what is no ASCII is refused', () => {
  expect(() => code128('ก')).toThrow();
  expect(() => code128('')).toThrow();
});
