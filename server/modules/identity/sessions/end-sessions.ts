import { and, eq } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { sessions } from '#server/modules/identity/tables.ts';
import { endSessionsOf } from './sessions.ts';

/** Ends one of the caller's sessions, the current one included. Another account's session is not found. */
export async function endOneSession(id: number, caller: Caller<'shopper'>): Promise<null> {
  const ended = await database()
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, caller.session.accountId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Refusal('not_found');
  if (id === caller.session.id) caller.dropToken();
  return null;
}

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessions({ session }: Caller<'shopper'>): Promise<{ ended: number }> {
  return { ended: await transaction((tx) => endSessionsOf(tx, session.accountId, session.id)) };
}
