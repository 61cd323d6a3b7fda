import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Locale, splitLocale, withLocale } from '#contract/core/languages.ts';
import { bringCart } from '#storefront/base/client/merge-guest-cart.ts';
import { takePending } from '#storefront/base/client/pending-action.ts';
import { readUser } from '#storefront/base/client/session-check.ts';
import { takeReturn } from '#storefront/base/client/sign-in-state.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { runPending } from './run-pending.ts';

/** Where somebody signs in: over a page on which they want to stay, or on a page that only exists for it. */
export type SignInPlace = 'dialog' | 'page';

/** What follows when the mall has let somebody in: the dialog goes, the header knows them, and they go on. */
export function useAfterSignIn(place: SignInPlace): (how?: { reloads: boolean }) => Promise<void> {
  const t = useTranslations('identity');
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async ({ reloads } = { reloads: false }) => {
    useMall.setState({ isLoginOpen: false, isShowTourists: false });
    const returnPath = pathAfterSignIn(takeReturn(), place, locale);
    const [next] = await Promise.all([runPending(takePending()), bringCart(locale)]);
    const path = next === null ? returnPath : withLocale(locale, next);
    if (reloads) {
      if (path === null) location.reload();
      else location.assign(path);
      return;
    }
    await readUser();
    const name = useMall.getState().user?.nickname;
    if (name) void toast(t('welcome', { name }), 'success', 'sign-in');
    if (path === null) await revalidate();
    else await navigate(path, { replace: place === 'page' });
  };
}

/**
 * Where to go after signing in; null to stay. The remembered path is followed in the language that is read now. Home
 * is remembered by everybody who was on it, so it takes nobody away from a page; pages for signing in take nobody back.
 */
export function pathAfterSignIn(remembered: string | null, place: SignInPlace, locale: Locale): string | null {
  const { path } = splitLocale(remembered ?? '/');
  const isWorthIt = !/^\/(?:$|[?#]|login\b|register\b)/.test(path);
  if (isWorthIt) return withLocale(locale, path);
  return place === 'page' ? withLocale(locale, '/') : null;
}
