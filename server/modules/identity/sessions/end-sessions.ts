import { and, eq } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { sessions } from '#server/modules/identity/tables.ts';
import { endSessionsOf } from './sessions.ts';

/** Signs one of one's own sessions out; the one that asks, too. Someone else's is not found. */
export async function endOneSession(id: number, caller: Caller<'shopper'>): Promise<null> {
  const ended = await database()
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, caller.session.accountId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Refusal('not_found');
  if (id === caller.session.id) caller.dropToken();
  return null;
}

/** Signs out everywhere but here. */
export async function endOtherSessions({ session }: Caller<'shopper'>): Promise<{ ended: number }> {
  return { ended: await transaction((tx) => endSessionsOf(tx, session.accountId, session.id)) };
}
