import { isSecondFactorEnough } from '#server/http/caller.ts';
import type { Party, Watcher } from '#server/modules/chat/party.ts';
import { findOpenSession } from '#server/modules/identity/index.ts';
import { findOperator } from '#server/modules/operators/index.ts';
import { findMembership } from '#server/modules/shops/index.ts';
import type { UsedTicket } from './tickets.ts';

/**
 * Who is behind a ticket now: null when the session is over or the right to answer is gone. Sockets ask again all the time, since
 * they outlive both. Asking does not count as use of the session.
 */
export async function findParty(ticket: UsedTicket, demandsSecondFactor: boolean): Promise<Party | Watcher | null> {
  const { side, sessionId, keyHash, shopId, locale } = ticket;
  if (side === 'shopper' && sessionId === null) return { side, accountId: null, keyHash, locale };
  const session = sessionId === null ? null : await findOpenSession(sessionId);
  if (!session) return null;
  const { accountId } = session;
  if (side === 'shopper') return { side, accountId, keyHash, locale };
  if (shopId === null) {
    const operator = session.role === 'platform' ? await findOperator(accountId) : null;
    const mayAnswer = operator && (side === 'watch' || operator.scopes.includes('chat'));
    return mayAnswer && isSecondFactorEnough(session, demandsSecondFactor) ? { side, shopId, accountId, locale } : null;
  }
  const membership = await findMembership(accountId, shopId);
  if (!membership || membership.isLooking) return null;
  const mayAnswer = side === 'watch' || membership.scopes.includes('chat');
  return mayAnswer && isSecondFactorEnough(session, membership.demandsSecondFactor)
    ? { side, shopId, accountId, locale }
    : null;
}
