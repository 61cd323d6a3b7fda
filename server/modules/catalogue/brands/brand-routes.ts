import { searchBrands } from '#contract/catalogue/merchant-brands.ts';
import * as contract from '#contract/catalogue/platform-brands.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { takePublicPicture } from '#server/modules/catalogue/take-public-picture.ts';
import { findBrands } from './brand-choice-queries.ts';
import { countBrandUse, listBrands } from './brand-queries.ts';
import { addBrand, editBrand } from './edit-brands.ts';
import { deleteBrand, mergeBrands } from './merge-brands.ts';

export function serveBrands(api: Api): void {
  serve(api, contract.listBrands, listBrands);
  serve(api, contract.addBrand, (input, caller) => addBrand(caller, input));
  serve(api, contract.editBrand, (input, caller) => editBrand(caller, input));
  serve(api, contract.getBrandUse, ({ id }) => countBrandUse(id));
  serve(api, contract.mergeBrands, (input, caller) => mergeBrands(caller, input));
  serve(api, contract.deleteBrand, ({ id }, caller) => deleteBrand(caller, id));
  serve(api, contract.uploadBrandLogo, ({ multipart }, { session }) => takePublicPicture(session.accountId, multipart));
  serve(api, searchBrands, (filters, { locale }) => findBrands(locale, filters));
}
