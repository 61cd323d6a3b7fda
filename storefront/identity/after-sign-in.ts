import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Locale, splitLocale, withLocale } from '#contract/languages.ts';
import { bringCart } from '../cart/bring-cart.ts';
import { useLocale } from '../mall-link.tsx';
import { useMall } from '../store.ts';
import { toast } from '../toasts.ts';
import { takeReturn } from './sign-in-state.ts';
import { readUser } from './who-is-here.ts';

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
    const path = pathAfterSignIn(takeReturn(), place, locale);
    const bringing = bringCart(locale);
    if (reloads) {
      await bringing;
      if (path === null) location.reload();
      else location.assign(path);
      return;
    }
    await Promise.all([readUser(), bringing]);
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
