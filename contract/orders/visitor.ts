import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { codeRefusals, done, Email, SignedIn, VerificationCode } from '#contract/identity/shopper.ts';
import { Parcels } from '#contract/shipping/shopper.ts';
import { getOrder, OrderNumber } from './shopper.ts';

// Finding an order again that was placed as a visitor: by the link in a mail, or by a code to the mailbox.

export const orderLinkDays = 90; // from the mail to the end of returns and reviews

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
  summary:
    'A visitor’s order as the link in its mails shows it: to look at, without its address. Orders of accounts are not shown',
  input: LinkedOrder,
  output: getOrder.output,
  refuses: linkRefusals,
});

export const viewParcels = call({
  method: 'GET',
  path: '/api/front/order/view/{orderNo}/express',
  who: 'anyone',
  summary: 'The parcels of a visitor’s order, by the link in its mails',
  input: LinkedOrder,
  output: Parcels,
  refuses: linkRefusals,
});

export const sendOrderCode = call({
  method: 'POST',
  path: '/api/front/order/look_up/captcha',
  who: 'anyone',
  summary:
    'Sends a code to the mailbox of a visitor’s order. Says the same for orders and addresses that do not belong together',
  input: z.object({ orderNo: OrderNumber, email: Email }),
  output: done,
  refuses: ['bad_input', 'too_many_tries'],
});

export const lookUpOrder = call({
  method: 'POST',
  path: '/api/front/order/look_up',
  who: 'anyone',
  summary:
    'Opens a visitor’s order with the code from its mailbox. Signs in as that visitor; who is signed in to an account gets all orders of this mailbox into it instead',
  input: z.object({ orderNo: OrderNumber, email: Email, captcha: VerificationCode }),
  output: SignedIn.nullable().describe('Nothing when the account that is signed in has got the orders'),
  refuses: codeRefusals,
});
