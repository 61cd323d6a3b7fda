import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#contract/core/languages.ts';
import { amountText } from '#server/modules/notifications/mail-words.ts';
import { moneyParts, textOf } from '#storefront/base/i18n/money-format.ts';
import { numberFormatTag } from '#storefront/base/i18n/number-format.ts';

// Every amount is written by the screens in the currency that the platform sets, never in a text.
const written = /[$€£¥฿₭]\s?\d|\d\s?(?:USD|dollars|美元|元)|满\d+减/;
const files = [...globSync('locales/*/*.json'), 'demo/coupons.ts', 'demo/art/storefront-art.ts'];

test.each(files)('%s writes no amount in a currency', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => written.test(line))).toEqual([]);
});

test.each(locales)('%s: the shop and its mails write the same amount alike', (locale) => {
  const inShop = textOf(moneyParts(numberFormatTag(locale), { currency: 'USD', symbol: '$' })(129_999));
  expect(amountText(locale, 129_999, 'USD')).toBe(inShop);
});
