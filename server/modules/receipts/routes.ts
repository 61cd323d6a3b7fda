import { openShopReceipt } from '#contract/receipts/merchant.ts';
import { openAnyReceipt } from '#contract/receipts/platform.ts';
import * as contract from '#contract/receipts/shopper.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getReceiptOf } from './get-receipt.ts';
import { grantReceipt, serveReceiptFiles } from './receipt-files.ts';
import { viewReceipt } from './shown-receipts.ts';

export function serveReceipts(api: Api): void {
  serve(api, contract.getReceipt, ({ orderNo }, { session, locale }) =>
    getReceiptOf({ accountId: session.accountId }, orderNo, locale),
  );
  serve(api, contract.viewReceipt, (link, { locale }) => viewReceipt(link, locale));
  serve(api, openShopReceipt, ({ orderNo, locale: wanted }, { membership, locale }) =>
    grantReceipt(membership.shopId, orderNo, wanted ?? locale),
  );
  serve(api, openAnyReceipt, ({ orderNo, locale: wanted }, { locale }) =>
    grantReceipt(null, orderNo, wanted ?? locale),
  );
  serveReceiptFiles(api);
}
