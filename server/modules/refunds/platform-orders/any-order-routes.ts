import * as contract from '#contract/refunds/platform-orders.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listOrdersOfAll, listShopsToChoose } from './any-order-queries.ts';
import { getOrderOfAll } from './order-page-queries.ts';
import { showPeople } from './show-people.ts';

export function serveAnyOrders(api: Api): void {
  serve(api, contract.listAnyOrders, (asked, { locale }) => listOrdersOfAll(asked, locale));
  serve(api, contract.listShopChoices, (asked, { locale }) => listShopsToChoose(asked, locale));
  serve(api, contract.getAnyOrder, ({ orderNo: number }, { locale }) => getOrderOfAll(number, locale));
  serve(api, contract.showOrderPeople, ({ orderNo: number }, caller) => showPeople(caller, number));
}
