import { createContext, useRouteLoaderData } from 'react-router';
import { type Locale, languages } from '#contract/core/languages.ts';
import type { User } from '#contract/identity/shopper.ts';
import type { CallForShop, CallMall } from './call-mall.ts';

/** How a loader reaches the mall. The server sets it for each request. */
export const callMall = createContext<CallMall>();

/** How a loader reaches what only the people of a shop may see. */
export const callForShop = createContext<CallForShop>();

/** Who is signed in, on pages whose guard has found out. */
export const signedInUser = createContext<User>();

/** What every page may know of the server's settings. Nothing secret, nothing personal. */
export type PublicSettings = {
  publicUrl: string;
  apiUrl: string;
  isDemo: boolean;
  /** A demo that others than this machine can reach says so on every page. */
  isPublicDemo: boolean;
  messagesUrl: string | null;
  /** What the mall is called, by language tag: in English, and in languages that spell it in another way. */
  mallNames: readonly [tag: string, name: string][];
  /** The languages that the mall offers. */
  locales: readonly Locale[];
  /** Style rules for the colour that the platform has chosen; null for the one of the style sheet. */
  brandCss: string | null;
};
export const publicSettings = createContext<PublicSettings>();

/** The settings in a component; undefined when the root itself could not be loaded. */
export function usePublicSettings(): PublicSettings | undefined {
  return useRouteLoaderData('root');
}

/** The languages that the mall offers; all while the root itself could not be loaded. */
export function useOfferedLanguages() {
  const offered = usePublicSettings()?.locales;
  return languages.filter(({ locale }) => offered?.includes(locale) ?? true);
}

/** What time it is by the mall's clock: what a countdown is rendered with. */
export const mallTime = createContext<() => Promise<number>>();

/** The nonce of pages made for one person; public pages carry hashes instead, since they are cached. */
export const scriptNonce = createContext<string | undefined>(undefined);
