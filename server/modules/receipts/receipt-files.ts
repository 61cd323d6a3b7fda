import type { Context } from 'hono';
import { z } from 'zod';
import { isLocale, type Locale, locales } from '#contract/core/languages.ts';
import { OrderNumber } from '#contract/orders/shopper.ts';
import { OrderKey } from '#contract/orders/visitor.ts';
import { findCaller } from '#server/http/caller.ts';
import { fileGrants, fileResponse } from '#server/http/file-grants.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Api, ApiVariables } from '#server/http/serve.ts';
import { getReceiptOf } from './get-receipt.ts';
import { assertOrderOf, type Whose } from './receipt-queries.ts';
import { receiptForPlatform, viewReceipt } from './shown-receipts.ts';
import { writeReceipt } from './write-receipt.ts';

const filesPath = '/api/files/receipt';
const Wanted = z.object({
  orderNumber: OrderNumber,
  locale: z.enum(locales),
  shopId: z.int().nullable().describe('Null: for the platform'),
});
const { grant, open } = fileGrants(filesPath, 'receipt file', Wanted);

/** A link to the receipt of a shop's order, or of any order for the platform. */
export async function grantReceipt(
  shopId: number | null,
  orderNumber: string,
  locale: Locale,
): Promise<{ path: string }> {
  const whose: Whose = shopId === null ? 'anyone' : { shopId };
  await assertOrderOf(whose, orderNumber);
  return grant({ orderNumber, locale, shopId });
}

type FileContext = Context<{ Variables: ApiVariables }>;

/** The language that the link names, else the caller's. */
const localeOf = (context: FileContext, callers: Locale): Locale => {
  const named = context.req.query('locale');
  return isLocale(named) ? named : callers;
};

const orderNumberOf = (context: FileContext): string => {
  const number = OrderNumber.safeParse(context.req.param('orderNo'));
  if (!number.success) throw new Refusal('order_not_found');
  return number.data;
};

/** Serves receipts as PDF: to their buyers, to whoever has the link of a visitor's mail, and to those who were granted a link. */
export function serveReceiptFiles(api: Api): void {
  api.get('/api/front/order/receipt/:orderNo/pdf', async (context) => {
    const caller = await findCaller(context, { method: 'GET', who: 'shopper' });
    const locale = localeOf(context, caller.locale);
    const receipt = await getReceiptOf({ accountId: caller.session.accountId }, orderNumberOf(context), locale);
    return pdfOf(receipt, locale);
  });
  api.get('/api/front/order/view/:orderNo/receipt.pdf', async (context) => {
    const caller = await findCaller(context, { method: 'GET', who: 'anyone' });
    const locale = localeOf(context, caller.locale);
    const key = OrderKey.safeParse(context.req.query('key'));
    if (!key.success) throw new Refusal('order_link_over');
    return pdfOf(await viewReceipt({ orderNo: orderNumberOf(context), key: key.data }, locale), locale);
  });
  api.get(`${filesPath}/:sealed`, async (context) => {
    const { orderNumber, locale, shopId } = await open(context.req.param('sealed'));
    const receipt =
      shopId === null
        ? await receiptForPlatform(orderNumber, locale)
        : await getReceiptOf({ shopId }, orderNumber, locale);
    return pdfOf(receipt, locale);
  });
}

async function pdfOf(receipt: Awaited<ReturnType<typeof getReceiptOf>>, locale: Locale): Promise<Response> {
  return fileResponse(await writeReceipt(receipt, locale), `receipt-${receipt.orderNo}.pdf`, 'application/pdf');
}
