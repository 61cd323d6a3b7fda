import * as contract from '#contract/shops/merchant-home.ts';
import { getShopHome } from '#contract/shops/shopper-home.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getDraftOf, getHome, getHomePreview } from './home-queries.ts';
import { discardDraft, publishHome, saveDraft } from './save-home.ts';

export function serveShopHome(api: Api): void {
  serve(api, contract.getHomeDraft, (_, { membership, locale }) => getDraftOf(membership.shopId, locale));
  serve(api, contract.saveHomeDraft, (input, caller) => saveDraft(actorOf(caller), input));
  serve(api, contract.publishHome, (input, caller) => publishHome(actorOf(caller), input));
  serve(api, contract.discardHomeDraft, (input, caller) => discardDraft(actorOf(caller), input));
  serve(api, contract.previewHome, (_, { membership, locale }) => getHomePreview(membership.shopId, locale));
  serve(api, getShopHome, ({ id }, caller) => getHome(id, caller.locale));
}
