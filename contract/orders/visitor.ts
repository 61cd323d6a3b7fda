import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { codeRefusals, done, Email, SignedIn, VerificationCode } from '#contract/identity/shopper.ts';
import { Parcels } from '#contract/shipping/shopper.ts';
import { getOrder, OrderNumber } from './shopper.ts';

// How visitors find their orders again: by the link in a mail, or by a code sent to the mailbox.

export const orderLinkDays = 90; // covers returns and reviews

/** The signature in the link of a mail. */
export const OrderKey = z
  .string()
  .max(80)
  .regex(/^[0-9a-z]{1,12}\.[\w-]{43}$/)
  .meta({ examples: ['tl3k40.q1fQ8m2YxkP0s7Jc3uVdR9aZ5bTnEw6LhGiOyKpXvBs'] });

const LinkedOrder = z.object({ orderNo: OrderNumber, key: OrderKey });
const linkRefusals = ['bad_input', 'order_link_over', 'order_in_account'] as const;

export const viewOrder = call({
  method: 'GET',
  path: '/api/front/order/view/{orderNo}',
  who: 'anyone',
  summary: 'Returns a visitor’s order by the link in its mails, without its address. Orders of accounts are not shown',
  input: LinkedOrder,
  output: getOrder.output,
  refuses: linkRefusals,
});

export const viewParcels = call({
  method: 'GET',
  path: '/api/front/order/view/{orderNo}/express',
  who: 'anyone',
  summary: 'Lists the parcels of a visitor’s order, by the link in its mails',
  input: LinkedOrder,
  output: Parcels,
  refuses: linkRefusals,
});

export const sendOrderCode = call({
  method: 'POST',
  path: '/api/front/order/look_up/captcha',
  who: 'anyone',
  summary:
    'Sends a code to the mailbox of a visitor’s order. Answers the same when order and address do not belong together',
  input: z.object({ orderNo: OrderNumber, email: Email }),
  output: done,
  refuses: ['bad_input', 'too_many_tries'],
});

export const lookUpOrder = call({
  method: 'POST',
  path: '/api/front/order/look_up',
  who: 'anyone',
  summary:
    'Opens a visitor’s order with the code from its mailbox. Signs in as that visitor; a caller with an account gets all visitor orders of this mailbox instead',
  input: z.object({ orderNo: OrderNumber, email: Email, captcha: VerificationCode }),
  output: SignedIn.nullable().describe('Null when the caller’s account has taken over the orders'),
  refuses: codeRefusals,
});
