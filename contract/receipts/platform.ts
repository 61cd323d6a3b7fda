import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { ReceiptFile } from './merchant.ts';

export const openAnyReceipt = call({
  method: 'GET',
  path: '/api/platform/order/receipt/{orderNo}',
  who: 'platform',
  scope: 'orders',
  summary:
    'Returns the address of any order’s receipt as PDF, valid for five minutes. Personal data of the buyer are masked',
  input: ReceiptFile,
  output: z.object({ path: z.string() }),
  refuses: ['order_not_found'],
});
