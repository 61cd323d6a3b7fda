import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { cancelFavourites, type listFavourites } from '#contract/catalogue/shopper-product.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { RecommendedPlace } from '#storefront/parts/products/recommended-place.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { FavouritesDrawing } from '#ui/drawings/favourites-drawing.tsx';
import { FavouriteCard } from './favourite-card.tsx';
import { ManageBar } from './manage-bar.tsx';

type FavouriteProductsProps = { found: OutputOf<typeof listFavourites>; hrefOf: (page: number) => string };

/** Favourite products. In manage mode several can be selected and removed at once. */
export function FavouriteProducts({ found, hrefOf }: FavouriteProductsProps) {
  const t = useTranslations('favourites');
  const [isManaging, setManaging] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const { isBusy, cancel } = useCancelling(found, hrefOf);
  const ids = found.list.map(({ productId }) => productId);
  const here = ids.filter((id) => chosen.has(id)); // those of another page do not count

  function manage(isOn: boolean) {
    setManaging(isOn);
    setChosen(new Set());
  }

  async function confirm() {
    if (await cancel(leaving)) {
      manage(leaving.length < ids.length && isManaging);
      void toast(t('cancelled', { count: leaving.length }), 'success', 'favourites');
    }
    setLeaving([]);
  }

  if (found.total === 0)
    return (
      <div className="py-12">
        <EmptyState
          drawing={<FavouritesDrawing />}
          title={t('noGoods')}
          text={t('noGoodsText')}
          action={<LinkButton to={allProductsPath}>{t('browse')}</LinkButton>}
        />
        <RecommendedPlace />
      </div>
    );
  return (
    <>
      <ManageBar
        total={found.total}
        isManaging={isManaging}
        chosenCount={here.length}
        isAllChosen={here.length === ids.length}
        onManage={manage}
        onChooseAll={(isOn) => setChosen(new Set(isOn ? ids : []))}
        onCancel={() => setLeaving(here)}
      />
      <ul className="grid grid-cols-4 gap-3">
        {found.list.map((favourite) => (
          <li key={favourite.id}>
            <FavouriteCard
              favourite={favourite}
              isManaging={isManaging}
              isChosen={chosen.has(favourite.productId)}
              onChoose={(isOn) =>
                setChosen((known) => {
                  const next = new Set(known);
                  if (isOn) next.add(favourite.productId);
                  else next.delete(favourite.productId);
                  return next;
                })
              }
              onCancel={() => setLeaving([favourite.productId])}
            />
          </li>
        ))}
      </ul>
      <NumberedPages found={found} hrefOf={hrefOf} />
      <ConfirmDialog
        isOpen={leaving.length > 0}
        isBusy={isBusy}
        title={t('question', { count: leaving.length })}
        text={t('questionText')}
        confirmLabel={t('confirm')}
        cancelLabel={t('keep')}
        onConfirm={() => void confirm()}
        onCancel={() => setLeaving([])}
      />
    </>
  );
}

/** Removes products and reloads the list; when the page has become empty, it goes to the page before. */
function useCancelling({ list, page }: FavouriteProductsProps['found'], hrefOf: FavouriteProductsProps['hrefOf']) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const [isBusy, setBusy] = useState(false);

  /** True when they are gone. */
  async function cancel(ids: readonly number[]): Promise<boolean> {
    setBusy(true);
    try {
      await callFromBrowser(cancelFavourites, { ids: [...ids] });
      if (ids.length === list.length && page > 1) await navigate(mallPath(hrefOf(page - 1)), { replace: true });
      else await revalidate();
      return true;
    } catch {
      return false; // a message was shown
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, cancel };
}
