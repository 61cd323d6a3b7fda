import * as contract from '#contract/shops/merchant-shelves.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { deleteShelf, restoreShelf } from './delete-shelf.ts';
import { addShelf, arrangeShelves, editShelf } from './edit-shelves.ts';
import { listProductsOnShelf, listShelvesOf } from './own-shelf-queries.ts';
import { putOnShelf, takeFromShelf } from './put-on-shelf.ts';

export function serveOwnShelves(api: Api): void {
  serve(api, contract.listOwnShelves, (_, { membership }) => listShelvesOf(membership.shopId));
  serve(api, contract.addShelf, (input, caller) => addShelf(actorOf(caller), input));
  serve(api, contract.editShelf, (input, caller) => editShelf(actorOf(caller), input));
  serve(api, contract.arrangeShelves, (input, caller) => arrangeShelves(actorOf(caller), input));
  serve(api, contract.deleteShelf, ({ id }, caller) => deleteShelf(actorOf(caller), id));
  serve(api, contract.restoreShelf, ({ id }, caller) => restoreShelf(actorOf(caller), id));
  serve(api, contract.listShelfProducts, ({ id, ...paging }, { membership, locale }) =>
    listProductsOnShelf(membership.shopId, id, locale, paging),
  );
  for (const call of [contract.putOnShelf, contract.putProductsOnShelf])
    serve(api, call, (input, caller) => putOnShelf(actorOf(caller), input));
  for (const call of [contract.takeFromShelf, contract.takeProductsFromShelf])
    serve(api, call, (input, caller) => takeFromShelf(actorOf(caller), input));
}
