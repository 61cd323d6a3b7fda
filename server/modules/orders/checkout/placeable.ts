import { type Locale, localized } from '#contract/core/languages.ts';
import type { Choices } from '#contract/orders/shopper-checkout.ts';
import { Refusal } from '#server/http/refusal.ts';
import { blocksOrder, type OrderedLine } from '#server/modules/orders/reads/ordered-lines.ts';
import type { Quoted, QuoteInput } from './quote.ts';
import { quoteKeyOf } from './quote-key.ts';

/** Refuses an order that cannot be placed, or whose amounts differ from what its buyer has seen. */
export function assertPlaceable(
  { lines, checkout }: QuoteInput,
  quoted: Quoted,
  input: Choices & { quoteKey: string },
  locale: Locale,
): void {
  const blocking = lines.find(({ problem }) => blocksOrder(problem));
  if (blocking) throw refusalOf(blocking, locale);
  if (input.addressId !== null && !checkout.address) throw new Refusal('address_not_found');
  if (quoted.total.needsAddress && !checkout.address) throw new Refusal('no_address');
  const unserved = quoted.shops.find(({ amounts }) => !amounts.isServed)?.lines[0]?.line;
  if (unserved)
    throw new Refusal('not_served', {
      shop: localized(unserved.shopName, locale),
    });
  if (quoteKeyOf(quoted, checkout) !== input.quoteKey) throw new Refusal('quote_changed');
  if (checkout.openPayments >= checkout.site.orders.openPaymentsMax) throw new Refusal('too_many_open_orders');
}

function refusalOf({ problem, name, stock, shopName }: OrderedLine, locale: Locale): Refusal {
  if (problem === 'off_sale' || problem === 'shop_closed') return new Refusal('sku_not_found');
  if (problem === 'on_holiday') return new Refusal('shop_on_holiday', { shop: localized(shopName, locale) });
  return new Refusal('not_enough_stock', { name: localized(name, locale), stock });
}
