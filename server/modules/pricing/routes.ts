import { previewBargainMargin } from '#contract/catalogue/merchant-bargains.ts';
import { previewDealMargin } from '#contract/catalogue/merchant-deals.ts';
import { previewCouponMargin } from '#contract/coupons/merchant-figures.ts';
import { previewDelivery, quoteFreight } from '#contract/pricing/merchant.ts';
import { getDelivery, listArrivals } from '#contract/pricing/shopper.ts';
import * as freight from '#contract/shops/merchant-freight.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getPreviewedVariant, leaveFreightTemplate, returnToFreightTemplate } from '#server/modules/catalogue/index.ts';
import {
  addFreightTemplate,
  deleteFreightTemplate,
  editFreightTemplate,
  restoreFreightTemplate,
  setDefaultFreightTemplate,
} from '#server/modules/shops/index.ts';
import { previewBargain } from './bargain-margin-queries.ts';
import { previewMargin } from './coupon-margin-queries.ts';
import { previewDeal } from './deal-margin-queries.ts';
import { findProductsOf, listChoicesOf, listTemplatesOf, previewFreightOf } from './freight-template-queries.ts';
import { estimateArrivals, estimateDelivery, previewDeliveryOf } from './queries.ts';
import { quoteTypedFreight } from './quote-typed-freight.ts';

export function servePricing(api: Api): void {
  serve(api, getDelivery, (input, { session }) =>
    estimateDelivery({ ...input, accountId: session?.accountId ?? null }),
  );
  serve(api, listArrivals, (input, { session }) =>
    estimateArrivals({ ...input, accountId: session?.accountId ?? null }),
  );
  serve(api, previewDelivery, async ({ skuId, country, quantity, ...previewed }, { membership }) =>
    previewDeliveryOf(await getPreviewedVariant(membership.shopId, previewed, skuId), country, quantity),
  );
  serveFreight(api);
  serve(api, previewCouponMargin, (input, { membership, locale }) => previewMargin(membership.shopId, locale, input));
  serve(api, previewDealMargin, ({ offer }, { membership, locale }) => previewDeal(membership.shopId, locale, offer));
  serve(api, previewBargainMargin, (input, { membership, locale }) => previewBargain(membership.shopId, locale, input));
}

/** Here and not in shops, since templates are shown with the products that they deliver. */
function serveFreight(api: Api): void {
  serve(api, freight.listFreightTemplates, (_, { membership }) => listTemplatesOf(membership.shopId));
  serve(api, freight.listFreightChoices, (_, { membership }) => listChoicesOf(membership.shopId));
  serve(api, freight.addFreightTemplate, (input, caller) => addFreightTemplate(actorOf(caller), input));
  serve(api, freight.editFreightTemplate, (input, caller) => editFreightTemplate(actorOf(caller), input));
  serve(api, freight.setDefaultFreightTemplate, ({ id }, caller) => setDefaultFreightTemplate(actorOf(caller), id));
  serve(api, freight.deleteFreightTemplate, ({ id }, caller) =>
    deleteFreightTemplate(actorOf(caller), id, leaveFreightTemplate),
  );
  serve(api, freight.restoreFreightTemplate, ({ id }, caller) =>
    restoreFreightTemplate(actorOf(caller), id, returnToFreightTemplate),
  );
  serve(api, freight.listFreightProducts, ({ words }, { membership, locale }) =>
    findProductsOf(membership.shopId, words, locale),
  );
  serve(api, quoteFreight, (input) => Promise.resolve(quoteTypedFreight(input)));
  serve(api, freight.previewFreight, (input, { membership, locale }) =>
    previewFreightOf(membership.shopId, locale, input),
  );
}
