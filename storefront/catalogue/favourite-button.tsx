import { Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { addFavourite, cancelFavourite, getFavouriteState } from '#contract/catalogue-product.ts';
import { callFromBrowser } from '../browser-mall.ts';
import { askToSignIn } from '../identity/ask-to-sign-in.ts';
import { usePressOnce } from '../identity/press-once.ts';
import { seemsSignedIn } from '../identity/sign-in-state.ts';
import { useMyAnswer } from '../identity/use-my-answer.ts';
import { toast } from '../toasts.ts';

/** Keeps a product among one's favourites, or lets it go. Its two labels take the same place. */
export function FavouriteButton({ productId }: { productId: number }) {
  const t = useTranslations('product.favourite');
  const [state, setState] = useMyAnswer(getFavouriteState, { id: productId });
  const { press } = usePressOnce();
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

  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      className="inline-flex items-center gap-1.5 hover:text-brand aria-pressed:text-brand"
      onClick={() =>
        seemsSignedIn()
          ? void press(!isFavourite, turn)
          : askToSignIn({ action: { name: 'addFavourite', input: { id: productId }, done: t('added') } })
      }
    >
      <Heart aria-hidden="true" size={18} className={isFavourite ? 'fill-current' : ''} />
      {isFavourite ? t('isOne') : t('add')}
    </button>
  );
}
