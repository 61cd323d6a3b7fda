import { eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { Caller } from '#server/http/caller.ts';
import { chats } from './tables.ts';

/** Who asks questions: someone who has signed in, a guest by the hash of their key, or someone who has both. */
export type Shopper = { side: 'shopper'; accountId: number | null; keyHash: string | null; locale: Locale };
/** Who answers at a desk: of a shop, or of the platform when that is null. */
export type Clerk = { side: 'desk'; shopId: number | null; accountId: number; locale: Locale };
export type Party = Shopper | Clerk;

/** Someone at work who only receives what other modules hand out, see live/account-frames.ts: not everyone of a shop answers shoppers. */
export type Watcher = { side: 'watch'; shopId: number | null; accountId: number; locale: Locale };

export function shopperOf({ session, chatKey, locale }: Pick<Caller, 'session' | 'chatKey' | 'locale'>): Shopper {
  return { side: 'shopper', accountId: session?.accountId ?? null, keyHash: chatKey.hash(), locale };
}

export function clerkOf({ membership, session, locale }: Caller<'merchant'> | Caller<'platform'>): Clerk {
  const shopId = 'shopId' in membership ? membership.shopId : null;
  return { side: 'desk', shopId, accountId: session.accountId, locale };
}

/** The condition for conversations in which a party takes part. Every query of them has it. */
export function isOwn(party: Party): SQL {
  if (party.side === 'desk') return party.shopId === null ? isNull(chats.shopId) : eq(chats.shopId, party.shopId);
  const byAccount = party.accountId === null ? undefined : eq(chats.accountId, party.accountId);
  const byKey = party.keyHash === null ? undefined : eq(chats.keyHash, party.keyHash);
  return or(byAccount, byKey) ?? sql`false`;
}
