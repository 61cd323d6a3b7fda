import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Locale, splitLocale, withLocale } from '#contract/core/languages.ts';
import { bringCart } from '#storefront/base/client/session/merge-guest-cart.ts';
import { takePending } from '#storefront/base/client/session/pending-action.ts';
import { readUser } from '#storefront/base/client/session/session-check.ts';
import { takeReturn } from '#storefront/base/client/session/sign-in-state.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { runPending } from './run-pending.ts';

/** Where the user signs in: in a dialog over a page, or on a page that is only for signing in. */
export type SignInPlace = 'dialog' | 'page';

/** What happens after signing in: the dialog closes, the header shows the user, and the pending action continues. */
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
