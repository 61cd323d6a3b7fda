import { expect, test } from 'vitest';
import { hasAddress } from '#contract/questions/has-address.ts';

test.each([
  'See https://cheap.example',
  'www.cheap.shop has it',
  'Write to me: ana@example.com',
  'cheap-cups.cn',
  '更便宜：cheap.com！',
  'bit.ly/abc',
])('%s has an address', (text) => expect(hasAddress(text)).toBe(true));

test.each([
  'Is it 3.5mm or 2.5 mm?',
  'Yes.No problem so far.',
  'Does it fit a 1.2/50 lens?',
  'Works with e.g. version 2.0.',
  '请问是棉的吗？谢谢。',
])('%s has none', (text) => expect(hasAddress(text)).toBe(false));
