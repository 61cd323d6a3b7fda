import { type ReceiptRow, type ReceiptRowKind, receiptRowKinds } from '#contract/receipts/values.ts';

/** The amounts of a line as they were stored, with the names of what has reduced it. */
export type StoredLine = {
  listPrice: number;
  subtotal: number;
  shopCoupon: number;
  dealOff: number;
  reduction: number;
  platformCoupon: number;
  points: number;
  freight: number;
  payable: number;
  /** Where its lower price comes from, if not from the shop's own price. */
  offer: 'flash' | 'bargain' | null;
  offerName: string;
  dealName: string;
};
export type StoredOrder = Pick<StoredLine, 'payable' | 'freight'> & {
  lines: readonly StoredLine[];
  shopCouponName: string;
  mallCouponName: string;
  /** What the shop took off the freight after the order was placed. */
  freightOff: number;
};

/**
 * How the price of a line came about, row by row. What the shop takes off comes out of its share; coupons of the mall and points do
 * not, since the mall pays it for them.
 */
export function rowsOfLine(
  line: StoredLine,
  names: Pick<StoredOrder, 'shopCouponName' | 'mallCouponName'>,
): ReceiptRow[] {
  const list = Math.max(line.listPrice, line.subtotal);
  const coupon = line.shopCoupon - line.dealOff - line.reduction;
  const taken = (kind: ReceiptRowKind, payer: 'shop' | 'mall', amount: number, name = ''): ReceiptRow => ({
    ...{ kind, name, payer, amount: 0 - amount },
  });
  const added = (kind: ReceiptRowKind, amount: number): ReceiptRow => ({ kind, name: '', payer: null, amount });
  const rows = [
    taken(line.offer ?? 'price', 'shop', list - line.subtotal, line.offerName),
    taken('deal', 'shop', line.dealOff, line.dealName),
    taken('shop_coupon', 'shop', coupon, names.shopCouponName),
    taken('shop_reduction', 'shop', line.reduction),
    taken('mall_coupon', 'mall', line.platformCoupon, names.mallCouponName),
    taken('points', 'mall', line.points),
    added('freight', line.freight),
  ];
  return [added('list', list), ...rows.filter(({ amount }) => amount !== 0)];
}

/** The rows of all lines together, each kind and name once. Freight is shown as it was before the shop lowered it. */
export function rowsOfOrder(order: StoredOrder): ReceiptRow[] {
  const all = order.lines.flatMap((line) => rowsOfLine(line, order));
  const summed = [...Map.groupBy(all, ({ kind, name }) => `${kind} ${name}`).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, amount: others.reduce((sum, { amount }) => sum + amount, first.amount) }] : [],
  );
  const products = summed.filter(({ kind }) => kind !== 'freight');
  const freight: ReceiptRow[] = [{ kind: 'freight', name: '', payer: null, amount: order.freight + order.freightOff }];
  if (order.freightOff > 0)
    freight.push({ kind: 'freight_reduction', name: '', payer: 'shop', amount: 0 - order.freightOff });
  return [...products.toSorted((one, other) => placeOf(one) - placeOf(other)), ...freight];
}

const placeOf = ({ kind }: ReceiptRow) => receiptRowKinds.indexOf(kind);

export const sumOfRows = (rows: readonly ReceiptRow[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);
