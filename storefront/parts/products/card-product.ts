import { useEffect, useState } from 'react';
import { getProduct, type Product } from '#contract/catalogue/shopper-product.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';

const freshMs = 60_000; // prices and stock change

const answers = new Map<string, { product: Product; until: number }>();

/** All about a product whose card is pointed at; null until it is known, and when it could not be asked. */
export function useCardProduct(id: number): Product | null {
  const locale = useLocale();
  const key = `${locale}/${id}`;
  const [product, setProduct] = useState(() => findFresh(key));
  useEffect(() => {
    if (findFresh(key)) return;
    let isGone = false;
    callQuietly(getProduct, { id }).then(
      (answer) => {
        answers.set(key, { product: answer, until: performance.now() + freshMs });
        if (!isGone) setProduct(answer);
      },
      () => {}, // the card still leads to its page, which says what is wrong
    );
    return () => {
      isGone = true;
    };
  }, [key, id]);
  return product;
}

function findFresh(key: string): Product | null {
  const known = answers.get(key);
  return known && known.until > performance.now() ? known.product : null;
}
