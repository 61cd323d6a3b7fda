import type { Locale } from '#contract/core/languages.ts';
import type { NoticeKind } from '#contract/notifications/kinds.ts';
import {
  type PlatformKind,
  platformKinds,
  type ShopKind,
  scopeOfPlatformKind,
  scopeOfShopKind,
  shopKinds,
} from '#contract/notifications/kinds.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Whose } from '#server/modules/notifications/preferences/preference-queries.ts';

/** Who reads notifications, in which language, and of which kinds: at work, of those that they may still do. Null: of all. */
export type NoticeReader = Whose & { kinds: readonly NoticeKind[] | null; locale: Locale };

const shopKindsOf = (scopes: readonly string[]): ShopKind[] =>
  shopKinds.filter((kind) => scopes.includes(scopeOfShopKind[kind]));
const platformKindsOf = (scopes: readonly string[]): PlatformKind[] =>
  platformKinds.filter((kind) => scopes.includes(scopeOfPlatformKind[kind]));

export const shopperReader = ({ session, locale }: Pick<Caller<'shopper'>, 'session' | 'locale'>): NoticeReader => ({
  ...{ accountId: session.accountId, side: 'shopper', shopId: null, kinds: null, locale },
});

type Worker = { accountId: number; locale: Locale; scopes: readonly string[] };

export const shopReader = ({ accountId, locale, scopes }: Worker, shopId: number): NoticeReader => ({
  ...{ accountId, side: 'shop', shopId, kinds: shopKindsOf(scopes), locale },
});

export const platformReader = ({ accountId, locale, scopes }: Worker): NoticeReader => ({
  ...{ accountId, side: 'platform', shopId: null, kinds: platformKindsOf(scopes), locale },
});
