import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { viewOrder as contract } from '#contract/orders/visitor.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findOrderOwner } from '#server/modules/orders/guests/guest-order-queries.ts';
import { assertOrderKey } from '#server/modules/orders/guests/order-link.ts';
import { getOrderOf } from './order-queries.ts';

type LinkedOrder = { orderNo: string; key: string };

/** A visitor's order for the holder of the link in a mail: for viewing only, and without its address. */
export async function viewOrder(
  { orderNo: orderNumber, key }: LinkedOrder,
  locale: Locale,
): Promise<OutputOf<typeof contract>> {
  const visitorId = await ownerByLink({ orderNo: orderNumber, key });
  return {
    ...(await getOrderOf(visitorId, orderNumber, locale)),
    address: null,
    mayChangeAddress: false,
    addressChange: null,
    priceOffer: null,
    note: '',
    actions: [],
    paymentOrders: [orderNumber],
  };
}

/** The visitor whose order a link opens. Mails are forwarded, so a link never opens what belongs to an account. */
export async function ownerByLink({ orderNo: orderNumber, key }: LinkedOrder): Promise<number> {
  await assertOrderKey(orderNumber, key);
  const owner = await findOrderOwner(orderNumber);
  if (!owner || owner.isHidden) throw new Refusal('order_link_over');
  if (owner.userType !== 'visitor') throw new Refusal('order_in_account');
  return owner.accountId;
}
