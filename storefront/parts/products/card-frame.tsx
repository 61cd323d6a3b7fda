import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';

// Most cards of a page are never pointed at.
const CardActions = lazy(() => import('./card-late.ts').then((load) => load.loadCardActions()));

type CardFrameProps = {
  product: ProductCard;
  className?: string;
  linkClassName?: string;
  /** How the corners of its picture are rounded: what comes over the picture has the same. */
  corners?: 'rounded-t-md' | 'rounded-md';
  children: ReactNode;
};

/** A product of which all is one link; what can be done in place comes when it is pointed at or has the focus. */
export function CardFrame(props: CardFrameProps) {
  const { product, className = '', linkClassName = '', corners = 'rounded-t-md', children } = props;
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <div className={`group/card relative h-full rounded-md bg-card ${className}`}>
      <MallLink
        to={productPath(product.id)}
        onPointerEnter={want}
        onFocus={want}
        className={`flex h-full flex-col rounded-md focus-visible:rounded-md ${linkClassName}`}
      >
        {children}
      </MallLink>
      {isWanted && (
        <Suspense>
          <CardActions product={product} corners={corners} />
        </Suspense>
      )}
    </div>
  );
}
