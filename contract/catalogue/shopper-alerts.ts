import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Money, Paging, Picture, pageOf } from '#contract/core/values.ts';

// Alerts: mails that a shopper asks for about a variant. Each is sent once and is then no longer in the list.

export const alertsMax = 100; // per shopper
export const alertKinds = ['stock', 'price'] as const;
const belowMax = 100_000_000; // as search takes a price limit

const AlertKind = z
  .enum(alertKinds)
  .describe('stock: when it is back in stock. price: when it costs less')
  .meta({ examples: ['price'] });

export const ProductAlert = z.object({
  id: Id,
  skuId: Id,
  kind: AlertKind,
  belowPrice: Money.nullable().describe('Of a price alert: it is sent when the price falls below this'),
});
export type ProductAlert = z.infer<typeof ProductAlert>;

export const listProductAlerts = call({
  method: 'GET',
  path: '/api/front/alert/product/{id}',
  who: 'shopper',
  summary: 'Lists the caller’s alerts for the variants of a product',
  input: z.object({ id: Id }),
  output: z.array(ProductAlert).max(alertsMax),
  refuses: ['not_signed_in'],
});

const NewAlert = z.object({
  skuId: Id,
  kind: AlertKind,
  belowPrice: z
    .int()
    .min(1)
    .max(belowMax)
    .nullish()
    .describe('Only for a price alert; without it, any price below the current one counts')
    .meta({ examples: [1500] }),
});
export type NewAlert = z.infer<typeof NewAlert>;

export const addAlert = call({
  method: 'POST',
  path: '/api/front/alert/add',
  who: 'shopper',
  summary:
    'Asks for a mail when a sold-out variant is back in stock, or when a variant costs less. Repeating it changes the price it waits for',
  input: NewAlert,
  output: ProductAlert,
  refuses: [
    'bad_input',
    'not_signed_in',
    'visitor_account',
    'no_email',
    'sku_not_found',
    'already_in_stock',
    'already_cheaper',
    'too_many_alerts',
    'too_many_tries',
  ],
});

export const cancelAlerts = call({
  method: 'POST',
  path: '/api/front/alert/cancel',
  who: 'shopper',
  summary: 'Removes alerts of the caller',
  input: z.object({ ids: z.array(Id).min(1).max(alertsMax) }),
  output: z.object({ cancelled: z.int().min(0) }),
  refuses: ['bad_input', 'not_signed_in'],
});

export const Alert = z.object({
  ...ProductAlert.shape,
  productId: Id,
  name: z.string(),
  variant: z.string().describe('“Blue, 42”; empty for a product without options'),
  image: Picture,
  price: Money.describe('What it costs now'),
  reason: z
    .enum(['off_sale', 'sold_out', 'shop_closed', 'on_holiday'])
    .nullable()
    .describe('Why it cannot be bought now'),
  since: z.iso.datetime(),
});
export type Alert = z.infer<typeof Alert>;

export const listAlerts = call({
  method: 'GET',
  path: '/api/front/alert/list',
  who: 'shopper',
  summary: 'Lists the caller’s alerts that have not been sent yet, newest first',
  input: Paging,
  output: pageOf(Alert),
  refuses: ['not_signed_in'],
});
