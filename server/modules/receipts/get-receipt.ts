import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { Receipt } from '#contract/receipts/values.ts';
import { refundRightOf } from '#server/modules/orders/index.ts';
import { findPlatformTaxData, findTaxDataAt, findTaxRate } from '#server/modules/payouts/index.ts';
import { containedTax } from '#server/modules/pricing/index.ts';
import { amountsValue } from '#server/modules/refunds/index.ts';
import { assertExact } from './assert-receipt.ts';
import { type ReceiptFacts, readReceiptFacts, type Whose } from './receipt-queries.ts';
import { rowsOfLine, rowsOfOrder, type StoredOrder } from './receipt-rows.ts';

/** The receipt of an order, which explains every cent of it: from stored amounts only, so that it stays true when prices change. */
export async function getReceiptOf(whose: Whose, number: string, locale: Locale): Promise<Receipt> {
  const facts = await readReceiptFacts(whose, number);
  const day = dayAfter(facts.order.paidAt ?? facts.order.createdAt);
  const [sellerTax, mall, taxRate] = await Promise.all([
    findTaxDataAt(facts.order.shopId, day),
    findPlatformTaxData(day),
    findTaxRate(day),
  ]);
  const receipt = receiptValue(facts, { sellerTax, mall, taxRate }, locale);
  assertExact(receipt, facts);
  return receipt;
}

const dayMs = 86_400_000;

/** Tax data are what was valid before a day, in UTC: here before the day after this one. */
const dayAfter = (time: Date) => new Date(time.getTime() + dayMs).toISOString().slice(0, 10);

type Tax = { sellerTax: Receipt['seller']['taxData']; mall: Receipt['mall']; taxRate: number };

function receiptValue(facts: ReceiptFacts, { sellerTax, mall, taxRate }: Tax, locale: Locale): Receipt {
  const { order, shop, payment } = facts;
  const stored = storedOrder(facts, locale);
  const tax = containedTax(
    order.lines.map(({ payable }) => payable),
    taxRate,
  );
  return {
    orderNo: order.number,
    tradeNo: order.paymentNumber,
    status: order.status,
    currency: order.currency,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    at: payment.at.toISOString(),
    seller: { ...shop, name: localized(shop.name, locale), taxData: sellerTax },
    mall,
    address: order.address,
    delivery: order.delivery,
    lines: order.lines.map((line, place) => ({
      lineId: line.id,
      name: localized(line.name, locale),
      variant: localized(line.variant, locale),
      quantity: line.quantity,
      listPrice: money(Math.max(Math.round(line.listPrice / line.quantity), line.unitPrice)),
      rows: rowsOfLine(stored.lines[place] as StoredOrder['lines'][number], stored),
      pointsUsed: line.pointsUsed,
      payable: money(line.payable),
      tax: tax.parts[place] ?? money(0),
      refunded: money(line.refundedPayable),
      ifReturned: returnedLine(facts, line.id),
    })),
    rows: rowsOfOrder(stored),
    pointsUsed: order.pointsUsed,
    payable: money(order.payable),
    tax: taxRate > 0 ? { rate: taxRate, amount: tax.total } : null,
    payment: payment.paidAt && {
      method: payment.method,
      paidAt: payment.paidAt.toISOString(),
      amount: money(payment.amount),
      orders: payment.payables.length,
    },
    refunds: facts.refunds.map((refund) => ({
      refundOrderNo: refund.number,
      amount: money(refund.payable),
      pointsUsed: refund.pointsUsed,
      createdAt: refund.createdAt.toISOString(),
      refundedAt: refund.refundedAt?.toISOString() ?? null,
    })),
    refunded: money(order.refundedPayable),
    ...refundRightOf(order),
    ifReturned: returnedOrder(facts),
  };
}

/** The stored amounts with the names of what has reduced them, in the reader's language. */
function storedOrder({ order, names, freightOff }: ReceiptFacts, locale: Locale): StoredOrder {
  const nameIn = (known: ReceiptFacts['names']['deals'], id: number | null) => {
    const name = id === null ? undefined : known.get(id);
    return name ? localized(name, locale) : '';
  };
  return {
    ...{ payable: order.payable, freight: order.freight, freightOff },
    shopCouponName: nameIn(names.coupons, order.shopCouponId),
    mallCouponName: nameIn(names.coupons, order.platformCouponId),
    lines: order.lines.map((line) => ({
      ...line,
      offer: line.activityId !== null ? 'flash' : line.bargainId !== null ? 'bargain' : null,
      offerName: nameIn(names.activities, line.activityId),
      dealName: nameIn(names.deals, line.dealId),
    })),
  };
}

function returnedLine({ returnToday }: ReceiptFacts, lineId: number): Receipt['lines'][number]['ifReturned'] {
  const planned = returnToday?.lines.find((line) => line.lineId === lineId);
  return planned ? { ...amountsValue(planned), quantity: planned.units.length } : null;
}

function returnedOrder({ returnToday }: ReceiptFacts): Receipt['ifReturned'] {
  if (!returnToday) return null;
  const { lines, total, freightRule, freightIfFault, givesCouponsBack, losesCoupons } = returnToday;
  return {
    ...amountsValue(total),
    quantity: lines.reduce((sum, { units }) => sum + units.length, 0),
    ...{ freightRule, freightIfFault: money(freightIfFault), givesCouponsBack, losesCoupons },
  };
}
