import * as merchant from '#contract/catalogue/merchant-flash-sales.ts';
import * as platform from '#contract/catalogue/platform-flash-sales.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { findChoices } from '#server/modules/catalogue/mall-home/home-page-queries.ts';
import { takePicture } from '#server/modules/content/index.ts';
import { cancelFlashSale } from './cancel-sale.ts';
import { chooseFlashProduct, getCandidate } from './choose-product.ts';
import { acceptFlashSignUp, refuseFlashSignUp } from './decide-sign-up.ts';
import { addFlashSale, editFlashSale } from './plan-sale.ts';
import { getFlashSale, listFlashSales, listFlashSignUps } from './platform-sale-queries.ts';
import { countFlashSalesFor, getFlashProductFor, getFlashSaleFor, listFlashSalesFor } from './sale-queries.ts';
import { editFlashSignUp, signUpForFlashSale, withdrawFlashSignUp } from './sign-up.ts';

/** What shops do with the flash sales of the platform, and what the platform does. */
export function serveFlashSales(api: Api): void {
  serve(api, merchant.listShopFlashSales, (input, { membership, locale }) =>
    listFlashSalesFor(membership.shopId, locale, input),
  );
  serve(api, merchant.countShopFlashSales, (_, { membership }) => countFlashSalesFor(membership.shopId));
  serve(api, merchant.getShopFlashSale, ({ id }, { membership, locale }) =>
    getFlashSaleFor(membership.shopId, id, locale),
  );
  serve(api, merchant.getFlashProduct, (input, { membership }) => getFlashProductFor(membership.shopId, input));
  serve(api, merchant.signUpForFlashSale, (input, caller) => signUpForFlashSale(actorOf(caller), input));
  serve(api, merchant.editFlashSignUp, (input, caller) => editFlashSignUp(actorOf(caller), input));
  serve(api, merchant.withdrawFlashSignUp, ({ id }, caller) => withdrawFlashSignUp(actorOf(caller), id));
  serve(api, platform.listFlashSales, listFlashSales);
  serve(api, platform.getFlashSale, ({ id }) => getFlashSale(id));
  serve(api, platform.addFlashSale, (input, caller) => addFlashSale(caller, input));
  serve(api, platform.editFlashSale, (input, caller) => editFlashSale(caller, input));
  serve(api, platform.cancelFlashSale, ({ id }, caller) => cancelFlashSale(caller, id));
  serve(api, platform.listFlashSignUps, (input, { locale }) => listFlashSignUps(locale, input));
  serve(api, platform.acceptFlashSignUp, (seen, caller) => acceptFlashSignUp(caller, seen));
  serve(api, platform.refuseFlashSignUp, (seen, caller) => refuseFlashSignUp(caller, seen));
  serve(api, platform.findFlashProducts, ({ words }, { locale }) => findChoices(words, locale));
  serve(api, platform.getFlashCandidate, getCandidate);
  serve(api, platform.chooseFlashProduct, (input, caller) => chooseFlashProduct(caller, input));
  serve(api, platform.uploadFlashPicture, async ({ multipart }, { session }) => {
    const picture = await takePicture(session.accountId, multipart);
    return { ...picture, hash: picture.url.slice(picture.url.lastIndexOf('/') + 1) };
  });
}
