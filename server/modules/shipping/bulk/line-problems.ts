import type { OrderStatus } from '#contract/orders/shopper.ts';
import type { DeliveryKind } from '#contract/orders/shopper-checkout.ts';
import type { BulkLine, BulkProblem } from '#contract/shipping/merchant-bulk.ts';
import { TrackingNumber } from '#contract/shipping/shopper.ts';
import { sending } from '#server/modules/orders/index.ts';
import type { CarrierPartner } from '#server/providers/carriers/carrier.ts';
import { findCarrierByText } from '#server/providers/carriers/carriers.ts';

export type ReadLine = { orderNumber: string; carrier: CarrierPartner; trackingNumber: string };

/** A line with its carrier and tracking number, or what is wrong with what is written there. */
export function readLine(line: BulkLine): ReadLine | { problem: BulkProblem } {
  if (!line.carrier) return { problem: 'carrier_missing' };
  const carrier = findCarrierByText(line.carrier);
  if (!carrier) return { problem: 'carrier_unknown' };
  if (!line.trackingNumber) return { problem: 'tracking_missing' };
  const trackingNumber = TrackingNumber.safeParse(line.trackingNumber);
  if (!trackingNumber.success) return { problem: 'tracking_wrong' };
  return { orderNumber: line.orderNo.toUpperCase(), carrier, trackingNumber: trackingNumber.data };
}

export type ToSend = {
  status: OrderStatus;
  delivery: DeliveryKind;
  openRefunds: number;
  units: number;
  asksForAddress: boolean;
};

/**
 * Why an order cannot be shipped from a list, or null. Stricter than the dialog of one order: with an open refund or a
 * request for another address a person decides, a list does not.
 */
export function orderProblem(order: ToSend | undefined): BulkProblem | null {
  if (!order) return 'order_not_found';
  if (order.status === 'awaiting_payment') return 'order_not_paid';
  if (order.status === 'cancelled' || order.status === 'refunded') return 'order_ended';
  if (!sending.includes(order.status) || order.units === 0)
    return order.openRefunds > 0 ? 'refund_open' : 'already_shipped';
  if (order.openRefunds > 0) return 'refund_open';
  if (order.asksForAddress) return 'address_change_open';
  return order.delivery === 'pickup' || order.delivery === 'virtual' ? 'no_parcel_needed' : null;
}
