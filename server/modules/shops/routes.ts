import { listShopCategories, listShopTypes } from '#contract/shops/shopper.ts';
import * as shop from '#contract/shops/shopper-page.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { assertCaptchaSolved, createCaptcha } from './captcha.ts';
import { followShop, unfollowShop } from './follow-shop.ts';
import { readQualification } from './qualification-queries.ts';
import { getFollowing, getService, listCategories, listFollowed, listFollowedAmong, listTypes } from './queries.ts';

/** Calls about shops together with their products are served by the catalogue module, which knows both. */
export function serveShops(api: Api): void {
  serve(api, listShopTypes, (_, caller) => listTypes(caller.locale));
  serve(api, listShopCategories, (_, caller) => listCategories(caller.locale));
  serve(api, shop.getShopService, ({ id }) => getService(id));

  serve(api, shop.newCaptcha, async (_, caller) => {
    await caller.countTry('newCaptcha');
    return createCaptcha();
  });
  serve(api, shop.getQualification, async ({ id, key, captcha }, caller) => {
    await caller.countTry('solveCaptcha');
    await assertCaptchaSolved(key, captcha);
    return readQualification(id);
  });

  serve(api, shop.getFollowState, ({ id }, { session }) => getFollowing(session.accountId, id));
  serve(api, shop.listFollowedIds, ({ ids }, { session }) => listFollowedAmong(session.accountId, ids));
  serve(api, shop.followShop, ({ id }, { session }) => followShop(session.accountId, id));
  serve(api, shop.unfollowShop, ({ id }, { session }) => unfollowShop(session.accountId, id));
  serve(api, shop.listFollowedShops, (paging, { session, locale }) => listFollowed(session.accountId, locale, paging));
}
