import * as contract from '#contract/shops/merchant-pictures.ts';
import { transaction } from '#server/database/connection.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { assertOwnShelves } from '#server/modules/catalogue/own-shelves/shelf-rows.ts';
import { editPictures, takeShopPicture } from '#server/modules/shops/index.ts';
import { assertOwnProducts, findChoices } from './product-choice-queries.ts';
import { getPicturesOf } from './shop-picture-queries.ts';

/** What a shop shows of itself where products are meant as well. */
export function serveShopPictures(api: Api): void {
  serve(api, contract.getShopPictures, (_, { membership, locale }) => getPicturesOf(membership.shopId, locale));
  serve(api, contract.editShopPictures, (input, caller) =>
    transaction(async (tx) => {
      const actor = actorOf(caller);
      await assertOwnProducts(
        tx,
        actor.shopId,
        input.banners.flatMap(({ productId }) => productId ?? []),
      );
      await assertOwnShelves(
        tx,
        actor.shopId,
        input.banners.flatMap(({ shelfId }) => shelfId ?? []),
      );
      return editPictures(tx, actor, input);
    }),
  );
  serve(api, contract.uploadShopPicture, ({ multipart }, { membership, session }) =>
    takeShopPicture(membership.shopId, session.accountId, multipart),
  );
  serve(api, contract.findShopProducts, ({ words }, { membership, locale }) =>
    findChoices(membership.shopId, words, locale),
  );
}
