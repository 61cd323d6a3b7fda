import { expect, test } from 'vitest';
import { bookmarkHint } from './bookmark-hint.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('browsers with the usual keys get them as a hint', () => {
  expect(bookmarkHint(`${windows} ${chrome}`)).toEqual({ key: 'press', keys: 'Ctrl+D' });
  expect(bookmarkHint(`${windows} Gecko/20100101 Firefox/140.0`)).toEqual({ key: 'press', keys: 'Ctrl+D' });
  expect(bookmarkHint(`${mac} ${chrome}`)).toEqual({ key: 'press', keys: '⌘D' });
  expect(bookmarkHint(`${mac} Version/19.0 Safari/605.1.15`)).toEqual({ key: 'press', keys: '⌘D' });
});

test('Opera has its own text', () => {
  expect(bookmarkHint(`${windows} ${chrome} OPR/120.0.0.0`)).toEqual({ key: 'opera' });
});

test('an unknown browser gets a hint that it is not supported', () => {
  expect(bookmarkHint('Lynx/2.9.0')).toEqual({ key: 'unsupported' });
});
