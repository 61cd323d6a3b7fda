import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSavedIds } from '#storefront/base/client/saved/use-saved-ids.ts';
import { findPage } from '#storefront/base/links/pages.ts';
import { comparedProducts } from './compared-products.ts';

const CompareTray = lazy(() => import('./compare-tray.tsx').then((module) => ({ default: module.CompareTray })));

// Where products are chosen. Elsewhere, as in the cart, the bottom of the window is for what is done there.
const isForChoosing = (path: string) =>
  path === '/' || (/^\/(?:goods|goods_detail|merchant)\//.test(path) && path !== '/goods/coupon_center');

/** The tray, on pages that show products and while something is chosen. */
export function ComparePlace() {
  const { pathname } = useLocation();
  const ids = useSavedIds(comparedProducts);
  if (!ids?.length || !isForChoosing(findPage(pathname)?.path ?? '')) return null;
  return (
    <Suspense>
      <CompareTray ids={ids} />
    </Suspense>
  );
}
