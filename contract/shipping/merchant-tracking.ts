import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { CarrierCode, TrackingNumber } from './shopper.ts';

export const correctTracking = call({
  method: 'POST',
  path: '/api/merchant/order/tracking/{orderNo}',
  who: 'merchant',
  scope: 'orders',
  summary:
    'Corrects carrier and tracking number of a parcel of the caller’s shop, until its order is received. What was reported under the old number is removed, and the buyer is notified',
  input: z.object({
    orderNo: OrderNumber,
    parcelId: Id,
    before: TrackingNumber.describe('The number that is wrong; refused when someone else has corrected it meanwhile'),
    carrier: CarrierCode,
    trackingNumber: TrackingNumber,
  }),
  output: done,
  refuses: [
    'bad_input',
    'order_not_found',
    'parcel_not_found',
    'tracking_closed',
    'changed_meanwhile',
    'carrier_unknown',
    'tracking_taken',
  ],
});
