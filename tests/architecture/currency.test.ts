import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Every amount is written by the screens in the currency that the platform sets, never in a text.
const written = /[$€£¥฿₭]\s?\d|\d\s?(?:USD|dollars|美元|元)|满\d+减/;
const files = [...globSync('locales/*/*.json'), 'demo/coupons.ts', 'demo/art/storefront-art.ts'];

test.each(files)('%s writes no amount in a currency', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => written.test(line))).toEqual([]);
});
