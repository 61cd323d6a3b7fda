import { viewParcels } from '#contract/orders/visitor.ts';
import * as merchant from '#contract/shipping/merchant.ts';
import * as bulk from '#contract/shipping/merchant-bulk.ts';
import { flagOrders as flagOrdersCall, saveOrderNote } from '#contract/shipping/merchant-notes.ts';
import { listPackingSlips } from '#contract/shipping/merchant-print.ts';
import { correctTracking as correctTrackingCall } from '#contract/shipping/merchant-tracking.ts';
import * as contract from '#contract/shipping/shopper.ts';
import { actorOf } from '#server/http/caller.ts';
import { readBytes } from '#server/http/read-body.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { ownerByLink } from '#server/modules/orders/index.ts';
import { listOrdersToShipOf } from '#server/modules/shipping/bulk/bulk-queries.ts';
import { checkLines } from '#server/modules/shipping/bulk/check-lines.ts';
import { shipLines } from '#server/modules/shipping/bulk/ship-lines.ts';
import { flagOrders } from '#server/modules/shipping/notes/flag-orders.ts';
import { saveNote } from '#server/modules/shipping/notes/save-note.ts';
import { listSlipsOf } from '#server/modules/shipping/print/slip-queries.ts';
import { carriers } from '#server/providers/carriers/carriers.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { correctTracking } from './correct-tracking.ts';
import { getLogisticsOf } from './queries.ts';
import { receiveTracking } from './record-events.ts';
import { shipOrder } from './ship-order.ts';
import { getShopOrderOf, listShopOrdersOf } from './shop-order-queries.ts';
import { countTabsOfShop } from './shop-order-search-queries.ts';

export function serveShipping(api: Api): void {
  serve(api, contract.getLogistics, ({ orderNo: orderNumber }, { session, locale }) =>
    getLogisticsOf(session.accountId, orderNumber, locale),
  );
  serve(api, viewParcels, async (link, { locale }) => {
    const { parcels } = await getLogisticsOf(await ownerByLink(link), link.orderNo, locale);
    return parcels;
  });
  serve(api, contract.confirmReceipt, ({ orderNo: orderNumber }, { session }) =>
    confirmReceipt(session.accountId, orderNumber),
  );
  serve(api, merchant.listShopOrders, (input, { membership: { shopId }, locale }) =>
    listShopOrdersOf(shopId, input, locale),
  );
  serve(api, merchant.countShopOrders, (_, { membership: { shopId } }) => countTabsOfShop(shopId));
  serve(api, merchant.getShopOrder, ({ orderNo: orderNumber }, { membership: { shopId }, locale }) =>
    getShopOrderOf(shopId, orderNumber, locale),
  );
  serve(api, merchant.listCarriers, async () =>
    carriers().map(({ code, name, ask, readEvents }) => ({ code, name, hasTrack: Boolean(ask ?? readEvents) })),
  );
  serve(api, merchant.shipOrder, (input, caller) => shipOrder(actorOf(caller), input));
  serve(api, correctTrackingCall, (input, caller) => correctTracking(actorOf(caller), input));
  serve(api, bulk.listOrdersToShip, (_, { membership: { shopId }, locale }) => listOrdersToShipOf(shopId, locale));
  serve(api, bulk.checkShipments, ({ lines }, { membership: { shopId }, locale }) => checkLines(shopId, lines, locale));
  serve(api, bulk.shipOrders, (input, caller) => shipLines(actorOf(caller), input, caller.locale));
  serve(api, saveOrderNote, (input, caller) => saveNote(actorOf(caller), input));
  serve(api, flagOrdersCall, (input, caller) => flagOrders(actorOf(caller), input, caller.locale));
  serve(api, listPackingSlips, (input, { membership: { shopId }, locale }) =>
    listSlipsOf(shopId, input.orders, locale),
  );
  // Not a call of the contract: the signature covers the body byte for byte, not the parsed input.
  api.post('/api/webhooks/carrier/:carrier', async (context) => {
    const body = (await readBytes(context)).toString('utf8');
    await receiveTracking(context.req.param('carrier'), body, (name) => context.req.header(name));
    return context.json({ received: true });
  });
}
