import * as contract from '#contract/shops/platform-kinds.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { addShopCategory, addShopType } from './add-kind.ts';
import { editShopCategory, editShopType, retireShopKind } from './edit-kind.ts';
import { sortShopKinds } from './sort-kinds.ts';

/** Calls that concern applications, too, are served by the module that knows these. */
export function serveShopKinds(api: Api): void {
  serve(api, contract.addShopType, (input, caller) => addShopType(caller, input));
  serve(api, contract.editShopType, (input, caller) => editShopType(caller, input));
  serve(api, contract.addShopCategory, (input, caller) => addShopCategory(caller, input));
  serve(api, contract.editShopCategory, (input, caller) => editShopCategory(caller, input));
  serve(api, contract.retireShopKind, (input, caller) => retireShopKind(caller, input));
  serve(api, contract.sortShopKinds, (input, caller) => sortShopKinds(caller, input));
}
