import * as contract from '#contract/cart/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { addToCart } from './add-lines.ts';
import type { CountLimitedUnits } from './cart-offers.ts';
import { changeQuantity, reselect, selectLines } from './change-lines.ts';
import { deleteLines, moveToFavourites, restoreLines } from './delete-lines.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import { findSubstitutes } from './find-substitutes.ts';
import { mergeCarts } from './merge-carts.ts';
import { type CartOwner, ownerOf } from './open-cart.ts';
import { countIn } from './queries.ts';
import { showCart } from './show-cart.ts';

export function serveCart(api: Api, { countLimited }: { countLimited: CountLimitedUnits }): void {
  const show = (owner: CartOwner, locale: Locale) => showCart(owner, locale, countLimited);

  serve(api, contract.getCart, (_, caller) => show(ownerOf(caller), caller.locale));
  serve(api, contract.estimateCartDelivery, (destination, caller) =>
    estimateDelivery(ownerOf(caller), { ...destination, accountId: caller.session?.accountId ?? null }, countLimited),
  );
  serve(api, contract.countCart, async ({ numType, type }, { session }) => ({
    count: await countIn(session.accountId, numType === 'true', type === 'lines' ? 'lines' : 'units'),
  }));
  serve(api, contract.findSubstitutes, ({ id }, caller) => findSubstitutes(ownerOf(caller), id, caller.locale));

  serve(api, contract.addToCart, async ({ lines }, caller) => {
    const owner = await addToCart(caller, lines);
    return show(owner, caller.locale);
  });
  serve(api, contract.changeQuantity, async ({ id, number }, caller) => {
    await changeQuantity(ownerOf(caller), id, number, caller.locale);
    return show(ownerOf(caller), caller.locale);
  });
  serve(api, contract.reselect, async (input, caller) => {
    await reselect(ownerOf(caller), input, caller.locale);
    return show(ownerOf(caller), caller.locale);
  });
  serve(api, contract.selectLines, async ({ ids, isSelected }, caller) => {
    await selectLines(ownerOf(caller), ids, isSelected);
    return show(ownerOf(caller), caller.locale);
  });
  serve(api, contract.deleteLines, async ({ ids }, caller) => {
    const restore = await deleteLines(ownerOf(caller), ids);
    return { cart: await show(ownerOf(caller), caller.locale), restore };
  });
  serve(api, contract.restoreLines, async ({ restore }, caller) => {
    await restoreLines(ownerOf(caller), restore);
    return show(ownerOf(caller), caller.locale);
  });
  serve(api, contract.moveToFavourites, async ({ ids }, { session, locale }) => {
    await moveToFavourites(session.accountId, ids);
    return show(session, locale);
  });
  serve(api, contract.mergeCart, async (_, { session, cartKey, locale }) => {
    const { capped, isEmptied } = await mergeCarts(session.accountId, cartKey.hash());
    if (isEmptied) cartKey.drop();
    return { cart: await show(session, locale), capped };
  });
}
