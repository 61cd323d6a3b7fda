import { useEffect, useState } from 'react';
import { getStock, type Product } from '#contract/catalogue/shopper-product.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';

const everyMs = 10_000;

/**
 * The product with what can be had of it by now. The page is cached for everybody and may stay open for long: it asks soon
 * after it was opened, every few seconds while it is looked at, and when one comes back to it.
 */
export function useFreshStock(product: Product): Product {
  const [stock, setStock] = useState<{ of: Product; bySku: ReadonlyMap<number, number> } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await callQuietly(getStock, { id: product.id }).catch(() => null);
      if (answer && !isLeft) setStock({ of: product, bySku: new Map(answer.skus.map(({ id, stock }) => [id, stock])) });
    };
    const soon = setTimeout(ask, 1_000);
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft = true;
      clearTimeout(soon);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [product]);
  if (stock?.of !== product) return product;
  return { ...product, skus: product.skus.map((sku) => ({ ...sku, stock: stock.bySku.get(sku.id) ?? 0 })) };
}
