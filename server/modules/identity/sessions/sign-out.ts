import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { sessions } from '#server/modules/identity/tables.ts';

/** Ends the session by a GET call, so it is checked that no other site's page, such as a picture in it, has caused it. */
export async function logOut(caller: Caller): Promise<null> {
  if (!caller.session) return null;
  caller.assertSameOrigin();
  return endSession(caller);
}

/** Ends the session, if there is one, and clears the cookies in any case. */
export async function endSession(caller: Caller): Promise<null> {
  if (caller.session) await database().delete(sessions).where(eq(sessions.id, caller.session.id));
  caller.dropToken();
  return null;
}
