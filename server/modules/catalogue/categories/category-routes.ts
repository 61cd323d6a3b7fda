import * as contract from '#contract/catalogue/platform-categories.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { takePublicPicture } from '#server/modules/catalogue/take-public-picture.ts';
import { getOwnSpecs } from './category-spec-queries.ts';
import { addCategory, editCategory, moveCategory } from './edit-tree.ts';
import { setCategorySpecs } from './set-category-specs.ts';
import { listTree } from './tree-queries.ts';

/** Merging and deleting concern coupons too, which know the catalogue: see coupons. */
export function serveCategories(api: Api): void {
  serve(api, contract.listAllCategories, listTree);
  serve(api, contract.addCategory, (input, caller) => addCategory(caller, input));
  serve(api, contract.editCategory, (input, caller) => editCategory(caller, input));
  serve(api, contract.moveCategory, (input, caller) => moveCategory(caller, input));
  serve(api, contract.uploadCategoryPicture, ({ multipart }, { session }) =>
    takePublicPicture(session.accountId, multipart),
  );
  serve(api, contract.getCategorySpecs, ({ categoryId }) => getOwnSpecs(categoryId));
  serve(api, contract.setCategorySpecs, (specs, caller) => setCategorySpecs(caller, specs));
}
