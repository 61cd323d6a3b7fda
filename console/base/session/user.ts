import { useQuery } from '@tanstack/react-query';
import { type CallFailure, callMall } from '#console/base/call-mall.ts';
import { useLocale } from '#console/base/locale.ts';
import { useShopId } from '#console/base/use-call.ts';
import type { ShopScope } from '#contract/core/call.ts';
import { type ConsoleUser, getConsoleUser } from '#contract/shops/console.ts';

/** Who is signed in, or the refusal that nobody is. */
export function useUser() {
  const locale = useLocale();
  return useQuery<ConsoleUser, CallFailure>({
    queryKey: [getConsoleUser.path, locale],
    queryFn: ({ signal }) => callMall(getConsoleUser, {}, null, signal),
    staleTime: 60_000,
  });
}

/** The shop on screen, as one of those that the person works for. */
export function useShop(): ConsoleUser['shops'][number] | undefined {
  const shopId = useShopId();
  const { data: user } = useUser();
  return user?.shops.find((shop) => shop.shopId === shopId);
}

/** Whether the person may do this part of the work of the shop on screen. The mall decides; this only hides what it would refuse. */
export function useMay(scope: ShopScope): boolean {
  return useShop()?.scopes.includes(scope) ?? false;
}

/** The sign-in page, and from there back to where one wanted to go. */
export function signInPath(from: string): string {
  return from === '/' ? '/sign-in' : `/sign-in?from=${encodeURIComponent(from)}`;
}
