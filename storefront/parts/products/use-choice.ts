import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product, Sku } from '#contract/catalogue/shopper-product.ts';
import { correctedQuantity } from '#ui/fields/quantity.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { quantityLimit } from './quantity.ts';
import { findSku, firstSku } from './sku-choice.ts';

export type Choice = {
  /** Null for a product that has nothing to sell. */
  sku: Sku | null;
  quantity: number;
  most: number;
  chooseSku: (sku: Sku) => void;
  setQuantity: (quantity: number) => void;
};

/**
 * Which combination of a product is chosen, and how many. Both stand in the address, so that a shared link, a reload
 * and the way back from signing in show the same choice. The page itself is cached for everybody and comes without one.
 */
export function useChoice({ skus, limitPerBuyer }: Product): Choice {
  const isHydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(isHydrated ? search : '');
  // What was pressed shows at once; the address follows.
  const [pressed, setPressed] = useState<string | null>(null);
  // What stood chosen at first stays so when it sells out meanwhile: another variant must not slip into its place.
  const [first] = useState(() => String(firstSku(skus)?.id));
  const sku = findSku(skus, pressed ?? given.get('sku')) ?? findSku(skus, first) ?? firstSku(skus);
  const most = quantityLimit(sku?.stock ?? 0, limitPerBuyer);
  const [wanted, setWanted] = useState<number | null>(null);
  const quantity = correctedQuantity(String(wanted ?? given.get('quantity') ?? 1), most);

  function write(name: string, value: string | null) {
    const next = new URLSearchParams(location.search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    const words = next.toString();
    void navigate(pathname + (words && `?${words}`) + hash, { replace: true, preventScrollReset: true });
  }

  return {
    sku,
    quantity,
    most,
    chooseSku: ({ id }) => {
      setPressed(String(id));
      write('sku', String(id));
    },
    setQuantity: (next) => {
      setWanted(next);
      write('quantity', next === 1 ? null : String(next));
    },
  };
}
