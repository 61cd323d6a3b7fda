import type { Locale } from '#contract/core/languages.ts';
import { mailPart } from '#server/http/translations.ts';
import type { MailBlock } from './mail-blocks.ts';

/** Gmail cuts a mail off at 102 kB, and with it the total and the button. */
const listedMax = 20;

/** A mail lists so many products in all; of each list that has more, the rest is counted. */
export function fitProducts(locale: Locale, blocks: readonly MailBlock[]): MailBlock[] {
  let left = listedMax;
  return blocks.map((block) => {
    if (block.block !== 'products') return block;
    const products = block.products.slice(0, left);
    left -= products.length;
    const count = block.products.length - products.length;
    return count === 0 ? block : { ...block, products, more: mailPart(locale, 'moreProducts', { count }) };
  });
}
