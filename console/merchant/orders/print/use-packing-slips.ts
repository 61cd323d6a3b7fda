import { useQuery } from '@tanstack/react-query';
import { type CallFailure, callMall } from '#console/base/call-mall.ts';
import { useLocale } from '#console/base/locale.ts';
import { useShopId } from '#console/base/use-call.ts';
import { listPackingSlips, type PackingSlip, printedMax } from '#contract/shipping/merchant-print.ts';

/** What is printed for these orders, separated by commas. The mall returns so many at a time; all of them are printed. */
export function usePackingSlips(orders: string) {
  const shopId = useShopId();
  const locale = useLocale();
  return useQuery<PackingSlip[], CallFailure>({
    queryKey: [listPackingSlips.path, shopId, locale, orders],
    queryFn: async ({ signal }) => {
      const numbers = [...new Set(orders.split(',').filter(Boolean))];
      const slips: PackingSlip[] = [];
      for (let from = 0; from < numbers.length; from += printedMax) {
        const part = numbers.slice(from, from + printedMax).join(',');
        slips.push(...(await callMall(listPackingSlips, { orders: part }, shopId, signal)));
      }
      return slips;
    },
  });
}
