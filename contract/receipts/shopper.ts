import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { OrderKey } from '#contract/orders/visitor.ts';
import { Receipt } from './values.ts';

export const getReceipt = call({
  method: 'GET',
  path: '/api/front/order/receipt/{orderNo}',
  who: 'shopper',
  summary:
    'Returns the receipt of one of the caller’s orders: each reduction with who bears it, points, freight, tax, payment and refunds, and what would be refunded if it were returned today',
  input: z.object({ orderNo: OrderNumber }),
  output: Receipt,
  refuses: ['bad_input', 'not_signed_in', 'order_not_found'],
});

export const viewReceipt = call({
  method: 'GET',
  path: '/api/front/order/view/{orderNo}/receipt',
  who: 'anyone',
  summary: 'Returns the receipt of a visitor’s order by the link in its mails, without its address',
  input: z.object({ orderNo: OrderNumber, key: OrderKey }),
  output: Receipt,
  refuses: ['bad_input', 'order_link_over', 'order_in_account'],
});
