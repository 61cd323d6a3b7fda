import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { splitLocale } from '#contract/core/languages.ts';
import { useSavedIds } from '#storefront/base/client/saved/use-saved-ids.ts';
import { findPage } from '#storefront/base/links/pages.ts';
import { productIdOf } from '#storefront/base/links/product-id.ts';
import { useIsSeen } from '#ui/slides/use-is-seen.ts';
import { viewedProducts } from './viewed-products.ts';

const ViewedRow = lazy(() => import('./viewed-row.tsx').then((module) => ({ default: module.ViewedRow })));

const pages = ['/', '/goods/goods_search', '/goods_detail/:id', '/order/shopping_cart'];
const nearPx = 600; // how close to the window the row is asked for

// As tall as the row will be. Until the page is hydrated only the mark on the document knows whether there will be one.
const place = 'page-column below-first-screen min-h-[442px]';

/** At the end of some pages: the place of what this browser has looked at before, filled when one comes near. */
export function ViewedPlace() {
  const { pathname } = useLocation();
  const viewed = useSavedIds(viewedProducts);
  if (!pages.includes(findPage(pathname)?.path ?? '')) return null;
  if (!viewed) return <div className={`${place} hidden in-data-viewed:block`} />;
  const here = productIdOf(splitLocale(pathname).path.split('/').at(-1) ?? '');
  const others = viewed.filter((id) => id !== here);
  return others.length > 0 && <Near ids={others} />;
}

function Near({ ids }: { ids: readonly number[] }) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useIsSeen(element, nearPx);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return (
    <div ref={element} className={place}>
      <Suspense>{wasNear && <ViewedRow ids={ids} />}</Suspense>
    </div>
  );
}
