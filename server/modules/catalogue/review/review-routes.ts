import * as contract from '#contract/catalogue/platform.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { approveProduct, refuseProduct } from './decide-draft.ts';
import { forceDownProduct, liftProduct } from './force-down.ts';
import { getWaiting, listWaiting, previewWaiting } from './review-queries.ts';
import { getReviewSetting, setReviewSetting } from './review-setting.ts';

export function serveProductReview(api: Api): void {
  serve(api, contract.listWaitingProducts, (filters, { locale }) => listWaiting(locale, filters));
  serve(api, contract.getWaitingProduct, ({ id }, { locale }) => getWaiting(locale, id));
  serve(api, contract.previewWaitingProduct, ({ id }, { locale }) => previewWaiting(locale, id));
  serve(api, contract.approveProduct, (seen, caller) => approveProduct(caller, seen));
  serve(api, contract.refuseProduct, (refusal, caller) => refuseProduct(caller, refusal));
  serve(api, contract.forceDownProduct, (input, caller) => forceDownProduct(caller, input));
  serve(api, contract.liftProduct, ({ productId }, caller) => liftProduct(caller, productId));
  serve(api, contract.getReviewSetting, getReviewSetting);
  serve(api, contract.setReviewSetting, ({ isDemanded }, caller) => setReviewSetting(caller, isDemanded));
}
