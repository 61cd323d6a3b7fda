import * as contract from '#contract/catalogue/platform-categories.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getOwnSpecs } from './category-spec-queries.ts';
import { setCategorySpecs } from './set-category-specs.ts';

export function serveCategories(api: Api): void {
  serve(api, contract.getCategorySpecs, ({ categoryId }) => getOwnSpecs(categoryId));
  serve(api, contract.setCategorySpecs, (specs, caller) => setCategorySpecs(caller, specs));
}
