import * as products from '#contract/catalogue/merchant.ts';
import * as drafts from '#contract/catalogue/merchant-drafts.ts';
import { previewProduct } from '#contract/catalogue/merchant-preview.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listSpecsOf } from '#server/modules/catalogue/categories/category-spec-queries.ts';
import { discardDraft, withdrawDraft } from '#server/modules/catalogue/drafts/discard-draft.ts';
import { restoreDraft } from '#server/modules/catalogue/drafts/discarded-drafts.ts';
import { getDraftOf, getProductDraftOf } from '#server/modules/catalogue/drafts/draft-queries.ts';
import { saveDraft } from '#server/modules/catalogue/drafts/save-draft.ts';
import { getPreviewOf } from '#server/modules/catalogue/preview/preview-queries.ts';
import { copyDraft, copyProduct, restoreVersion } from '#server/modules/catalogue/versions/reuse-product.ts';
import { submitDraft } from '#server/modules/catalogue/versions/submit-draft.ts';
import { getVersionOf, listVersionsOf } from '#server/modules/catalogue/versions/version-queries.ts';
import { takeShopPicture } from '#server/modules/shops/index.ts';
import { findCategories, listSpecNamesOf } from './category-choice-queries.ts';
import { changeProducts } from './change-products.ts';
import { findProductsOf } from './find-product-queries.ts';
import { listGuaranteesIn } from './guarantee-queries.ts';
import { countOwnProducts, listOwnProducts } from './own-product-queries.ts';

export function serveOwnProducts(api: Api): void {
  serve(api, products.listProducts, (filters, { membership, locale }) =>
    listOwnProducts(membership.shopId, locale, filters),
  );
  serve(api, products.countProducts, (_, { membership }) => countOwnProducts(membership.shopId));
  serve(api, products.findProducts, ({ words }, { membership, locale }) =>
    findProductsOf(membership.shopId, locale, words),
  );
  serve(api, products.searchCategories, (filters, { locale }) => findCategories(locale, filters));
  serve(api, products.listCategorySpecs, ({ categoryId }) => listSpecsOf(categoryId));
  serve(api, products.listSpecNames, ({ categoryId }) => listSpecNamesOf(categoryId));
  serve(api, products.listGuarantees, (_, { locale }) => listGuaranteesIn(locale));
  serve(api, products.uploadProductPicture, ({ multipart }, { membership, session }) =>
    takeShopPicture(membership.shopId, session.accountId, multipart),
  );
  serve(api, drafts.getProductDraft, ({ productId }, { membership }) =>
    getProductDraftOf(membership.shopId, productId),
  );
  serve(api, drafts.getDraft, ({ id }, { membership }) => getDraftOf(membership.shopId, id));
  serve(api, previewProduct, (previewed, { membership, locale }) => getPreviewOf(membership.shopId, previewed, locale));
  serve(api, drafts.saveDraft, (input, caller) => saveDraft(actorOf(caller), input));
  serve(api, drafts.discardDraft, ({ id }, caller) => discardDraft(actorOf(caller), id));
  serve(api, drafts.restoreDraft, ({ id }, caller) => restoreDraft(actorOf(caller), id));
  serve(api, drafts.withdrawDraft, ({ id }, caller) => withdrawDraft(actorOf(caller), id));
  serve(api, drafts.submitDraft, (input, caller) => submitDraft(actorOf(caller), input));
  serve(api, drafts.copyProduct, ({ productId }, caller) => copyProduct(actorOf(caller), productId));
  serve(api, drafts.copyDraft, ({ id }, caller) => copyDraft(actorOf(caller), id));
  serve(api, drafts.listVersions, (input, { membership }) => listVersionsOf(membership.shopId, input));
  serve(api, drafts.getVersion, (input, { membership }) => getVersionOf(membership.shopId, input));
  serve(api, drafts.restoreVersion, (input, caller) => restoreVersion(actorOf(caller), input));
  serve(api, products.hideProducts, ({ ids }, caller) => changeProducts(actorOf(caller), ids, 'hide'));
  serve(api, products.showProducts, ({ ids }, caller) => changeProducts(actorOf(caller), ids, 'show'));
  serve(api, products.binProducts, ({ ids }, caller) => changeProducts(actorOf(caller), ids, 'bin'));
  serve(api, products.restoreProducts, ({ ids }, caller) => changeProducts(actorOf(caller), ids, 'restore'));
}
