import * as products from '#contract/catalogue/merchant.ts';
import * as drafts from '#contract/catalogue/merchant-drafts.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { takeProductPicture } from '#server/modules/catalogue/drafts/draft-pictures.ts';
import { getDraftOf } from '#server/modules/catalogue/drafts/draft-queries.ts';
import { discardDraft, saveDraft } from '#server/modules/catalogue/drafts/save-draft.ts';
import { startDraft } from '#server/modules/catalogue/drafts/start-draft.ts';
import { findCategories, listSpecNamesOf } from './category-choice-queries.ts';
import { countOwnProducts, listOwnProducts } from './own-product-queries.ts';

export function serveOwnProducts(api: Api): void {
  serve(api, products.listProducts, (filters, { membership, locale }) =>
    listOwnProducts(membership.shopId, locale, filters),
  );
  serve(api, products.countProducts, (_, { membership }) => countOwnProducts(membership.shopId));
  serve(api, products.searchCategories, (filters, { locale }) => findCategories(locale, filters));
  serve(api, products.listSpecNames, ({ categoryId }) => listSpecNamesOf(categoryId));
  serve(api, products.uploadProductPicture, ({ multipart }, { membership, session }) =>
    takeProductPicture(membership.shopId, session.accountId, multipart),
  );
  serve(api, drafts.startDraft, ({ productId }, caller) => startDraft(editorOf(caller), productId));
  serve(api, drafts.getDraft, ({ id }, { membership }) => getDraftOf(membership.shopId, id));
  serve(api, drafts.saveDraft, (input, caller) => saveDraft(editorOf(caller), input));
  serve(api, drafts.discardDraft, ({ id }, { membership }) => discardDraft(membership.shopId, id));
}

const editorOf = (caller: { membership: { shopId: number }; session: { accountId: number } }) => ({
  shopId: caller.membership.shopId,
  accountId: caller.session.accountId,
});
