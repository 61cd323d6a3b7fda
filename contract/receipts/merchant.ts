import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { locales } from '#contract/core/languages.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';

export const ReceiptFile = z.object({
  orderNo: OrderNumber,
  locale: z.enum(locales).optional().describe('The language of the file; the caller’s when it is not given'),
});

export const openShopReceipt = call({
  method: 'GET',
  path: '/api/merchant/order/receipt/{orderNo}',
  who: 'merchant',
  scope: 'orders',
  summary: 'Returns the address of an order’s receipt as PDF, valid for five minutes',
  input: ReceiptFile,
  output: z.object({ path: z.string() }),
  refuses: ['order_not_found'],
});
