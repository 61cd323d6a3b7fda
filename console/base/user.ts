import { useQuery } from '@tanstack/react-query';
import { type ConsoleUser, getConsoleUser } from '#contract/shops/console.ts';
import { type CallFailure, callMall } from './call-mall.ts';
import { useLocale } from './locale.ts';

/** Who is signed in, or the refusal that nobody is. */
export function useUser() {
  const locale = useLocale();
  return useQuery<ConsoleUser, CallFailure>({
    queryKey: [getConsoleUser.path, locale],
    queryFn: ({ signal }) => callMall(getConsoleUser, {}, null, signal),
    staleTime: 60_000,
  });
}

/** The sign-in page, and from there back to where one wanted to go. */
export function signInPath(from: string): string {
  return from === '/' ? '/sign-in' : `/sign-in?from=${encodeURIComponent(from)}`;
}
