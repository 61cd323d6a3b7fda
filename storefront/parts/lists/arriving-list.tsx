import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { findPage } from '#storefront/base/links/pages.ts';
import { ProductCardSkeleton } from '#storefront/parts/products/product-card-skeleton.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

const throttleMs = 200; // spec §9: quick changes of page show nothing

type ArrivingListProps = {
  /** `page` stands around whole pages, `frame` inside a frame that stays. */
  place: 'page' | 'frame';
  children: ReactNode;
};

/** Shows the places of a list that is on its way, as soon as going there takes long, instead of the page that is left. */
export function ArrivingList({ place, children }: ArrivingListProps) {
  const { pathname } = useLocation();
  const { state, location: next } = useNavigation();
  const from = findPage(pathname);
  const to = next && next.pathname !== pathname ? findPage(next.pathname) : undefined;
  const staysInFrame = to?.frame !== undefined && to.frame === from?.frame;
  const shape = state === 'loading' && staysInFrame === (place === 'frame') ? to?.list : undefined;
  const isLong = useIsLong(shape !== undefined);
  if (shape === undefined || !isLong) return children;
  return (
    <div aria-busy="true" className={place === 'page' ? 'page-column pt-4 pb-12' : 'min-w-0'}>
      {shape === 'products' ? <ProductPlaces /> : <RowPlaces />}
    </div>
  );
}

function useIsLong(isPending: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLong(true), throttleMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isPending]);
  return isLong;
}

function ProductPlaces() {
  return (
    <>
      <Skeleton className="h-32 bg-card" />
      <ul className="mt-3 grid grid-cols-5 gap-3">
        {Array.from({ length: 10 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing else
          <li key={place}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ul>
    </>
  );
}

function RowPlaces() {
  return (
    <Card as="div" className="grid gap-4 px-7 py-6">
      <Skeleton className="h-9 w-2/5" />
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="flex gap-4 border-t border-line pt-4">
          <Skeleton className="size-20 shrink-0" />
          <div className="grid grow content-start gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/4" />
          </div>
          <Skeleton className="h-5 w-32" />
        </div>
      ))}
    </Card>
  );
}
