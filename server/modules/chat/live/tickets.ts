import { and, eq, gt, sql } from 'drizzle-orm';
import { chatProtocol, chatSocketPath, type openTicket as contract, ticketSeconds } from '#contract/chat/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { database } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import type { Party, Watcher } from '#server/modules/chat/party.ts';
import { chatTickets } from '#server/modules/chat/tables.ts';

type Ticket = OutputOf<typeof contract>;

/** A ticket for a socket of this party. `sessionId` is that of the session by which it was asked for; null of guests. */
export async function openTicket(party: Party | Watcher, sessionId: number | null): Promise<Ticket> {
  const keyHash = party.side === 'shopper' ? party.keyHash : null;
  if (sessionId === null && keyHash === null) throw new Refusal('chat_not_found');
  const ticket = newToken();
  await database()
    .insert(chatTickets)
    .values({
      ...{ hash: hashToken(ticket), side: party.side, sessionId, keyHash, locale: party.locale },
      shopId: party.side === 'shopper' ? null : party.shopId,
      endsAt: sql`now() + make_interval(secs => ${ticketSeconds})`,
    });
  return { ticket, path: chatSocketPath, protocol: chatProtocol };
}

/** A ticket for a socket that only receives what other modules hand out to someone of a shop, or of the platform. */
export function openBellTicket(
  { session, locale }: Caller<'merchant' | 'platform'>,
  shopId: number | null,
): Promise<Ticket> {
  return openTicket({ side: 'watch', shopId, accountId: session.accountId, locale }, session.id);
}

export type UsedTicket = Omit<typeof chatTickets.$inferSelect, 'hash' | 'endsAt'>;

/** What a ticket is for, once: nobody connects with it again. */
export async function takeTicket(ticket: string): Promise<UsedTicket | null> {
  const { side, sessionId, keyHash, shopId, locale } = chatTickets;
  const [used] = await database()
    .delete(chatTickets)
    .where(and(eq(chatTickets.hash, hashToken(ticket)), gt(chatTickets.endsAt, sql`now()`)))
    .returning({ side, sessionId, keyHash, shopId, locale });
  return used ?? null;
}
