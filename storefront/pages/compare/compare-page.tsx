import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { getProduct, type Product } from '#contract/catalogue/shopper-product.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { comparedIn, comparedMax, comparedProducts, comparePath } from '#storefront/parts/compare/compared-products.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { CompareDrawing } from '#ui/drawings/compare-drawing.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import type { Route } from './+types/compare-page.ts';
import { areOfDifferentKinds } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = comparedIn(new URL(request.url).searchParams.get('ids'));
  const ask = context.get(callMall);
  const found = await Promise.all(
    ids.map((id) =>
      ask(getProduct, { id }).catch((failure: unknown) => {
        if (isCallFailure(failure) && failure.code === 404) return null;
        throw failure;
      }),
    ),
  );
  return { ids, products: found.filter((product): product is Product => product?.isOnSale === true) };
}

/** Up to four products side by side. Which ones stands in the address, so that it can be shared. */
export default function ComparePage({ loaderData: { ids, products } }: Route.ComponentProps) {
  return <Comparison ids={ids} products={products} />;
}

function Comparison({ ids, products }: { ids: readonly number[]; products: readonly Product[] }) {
  const t = useTranslations('compare');
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const remove = useRemoving(ids);
  return (
    <div className="page-column space-y-3 pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        {products.length > 1 && (
          <Switch checked={isOnlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)}>
            {t('onlyDifferences')}
          </Switch>
        )}
      </div>
      {areOfDifferentKinds(products) && <Note>{t('kinds')}</Note>}
      {products.length === 1 && <Note>{t('one')}</Note>}
      {ids.length > products.length && <Note>{t('gone', { count: ids.length - products.length })}</Note>}
      {products.length > 0 ? (
        <CompareTable
          products={products}
          isOnlyDifferences={isOnlyDifferences && products.length > 1}
          onRemove={remove}
        />
      ) : (
        <Card as="div" className="py-14">
          <EmptyState
            drawing={<CompareDrawing />}
            title={t('empty')}
            text={t('emptyText', { max: comparedMax })}
            action={<LinkButton to={allProductsPath}>{t('browse')}</LinkButton>}
          />
        </Card>
      )}
    </div>
  );
}

function Note({ children }: { children: string }) {
  return <p className="rounded-md bg-warning-soft px-4 py-2.5 text-ink">{children}</p>;
}

/** An address that came from someone else fills the tray only where one has chosen nothing oneself. */
function useRemoving(ids: readonly number[]): (id: number) => void {
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const words = ids.join(',');
  useEffect(() => {
    if (words !== '' && comparedProducts.read().length === 0) comparedProducts.save(comparedIn(words));
  }, [words]);
  return (id) => {
    const left = ids.filter((other) => other !== id);
    comparedProducts.save(comparedProducts.read().filter((other) => other !== id));
    void navigate(mallPath(comparePath(left)), { replace: true, preventScrollReset: true });
  };
}
