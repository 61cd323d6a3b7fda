import { useState } from 'react';
import { callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useShopId } from '#console/base/use-call.ts';
import type { InputOf } from '#contract/core/call.ts';
import { pageLimitMax } from '#contract/core/values.ts';
import { listShopOrders, type ShopOrder } from '#contract/shipping/merchant.ts';

/** The numbers of chosen orders stand in the address of the next screen, and servers cut addresses off at 8,000 letters. */
export const chosenMax = 300;

export type OrderFilters = Omit<InputOf<typeof listShopOrders>, 'page' | 'limit'>;

/** Chooses all orders of a list, on this page and others, as far as so many can be chosen. */
export function useChooseAll(filters: OrderFilters, choose: (orders: ShopOrder[]) => void) {
  const shopId = useShopId();
  const { failed } = useNotices();
  const [isLoading, setLoading] = useState(false);

  async function chooseAll(): Promise<void> {
    setLoading(true);
    try {
      const found = new Map<string, ShopOrder>();
      for (let page = 1; found.size < chosenMax; page++) {
        const { list } = await callMall(listShopOrders, { ...filters, page, limit: pageLimitMax }, shopId);
        for (const order of list) found.set(order.orderNo, order);
        if (list.length < pageLimitMax) break;
      }
      choose([...found.values()].slice(0, chosenMax));
    } catch (error) {
      failed(error);
    } finally {
      setLoading(false);
    }
  }

  return { chooseAll, isLoading };
}
