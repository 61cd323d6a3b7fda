import * as contract from '#contract/catalogue/platform.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { approveProduct, refuseProduct } from './decide-draft.ts';
import { forceDownProduct, liftProduct } from './force-down.ts';
import { getWaiting, listWaiting } from './review-queries.ts';
import { getReviewSetting, setReviewSetting } from './review-setting.ts';

export function serveProductReview(api: Api): void {
  serve(api, contract.listWaitingProducts, (paging, { locale }) => listWaiting(locale, paging));
  serve(api, contract.getWaitingProduct, ({ id }, { locale }) => getWaiting(locale, id));
  serve(api, contract.approveProduct, approveProduct);
  serve(api, contract.refuseProduct, refuseProduct);
  serve(api, contract.forceDownProduct, forceDownProduct);
  serve(api, contract.liftProduct, ({ productId }) => liftProduct(productId));
  serve(api, contract.getReviewSetting, getReviewSetting);
  serve(api, contract.setReviewSetting, ({ isDemanded }) => setReviewSetting(isDemanded));
}
