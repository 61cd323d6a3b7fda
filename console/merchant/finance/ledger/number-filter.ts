import { OrderNumber } from '#contract/orders/shopper.ts';
import { PayoutNumber } from '#contract/payouts/merchant-payouts.ts';
import { RefundNumber } from '#contract/refunds/shopper.ts';

type NumberFilter = { orderNo: string } | { refundOrderNo: string } | { payoutNo: string };

/** What a typed number is the number of; null when of nothing. */
export function numberFilterOf(typed: string): NumberFilter | null {
  const number = typed.trim().toUpperCase();
  if (OrderNumber.safeParse(number).success) return { orderNo: number };
  if (RefundNumber.safeParse(number).success) return { refundOrderNo: number };
  if (PayoutNumber.safeParse(number).success) return { payoutNo: number };
  return null;
}
