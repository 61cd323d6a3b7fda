import { useTranslations } from 'use-intl';
import { addFavourite, cancelFavourite, getFavouriteState } from '#contract/catalogue/shopper-product.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { usePersonalData } from '#storefront/base/client/calls/use-personal-data.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { toast } from '#storefront/base/client/toasts.ts';

/** Whether a product is one of the shopper's favourites, and what a press of its heart does. Guests sign in first. */
export function useFavourite(productId: number): { isFavourite: boolean; toggle: () => void } {
  const t = useTranslations('product.favourite');
  const [state, setState] = usePersonalData(getFavouriteState, { id: productId });
  const { press } = useSubmitGuard();
  const isFavourite = state?.userCollect ?? false;

  async function turn(userCollect: boolean) {
    setState({ userCollect });
    try {
      await callFromBrowser(userCollect ? addFavourite : cancelFavourite, { id: productId });
    } catch (failure) {
      setState({ userCollect: !userCollect });
      throw failure;
    }
    void toast(userCollect ? t('added') : t('removed'), 'success', 'favourite');
  }

  return {
    isFavourite,
    toggle: () =>
      seemsSignedIn()
        ? void press(!isFavourite, turn)
        : askToSignIn({ action: { name: 'addFavourite', input: { id: productId }, done: t('added') } }),
  };
}
