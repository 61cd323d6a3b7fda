import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { sessions } from '#server/modules/identity/tables.ts';

/** Ends the session of a call that only reads by its method: so it must not be another site's picture that asks. */
export async function logOut(caller: Caller): Promise<null> {
  if (!caller.session) return null;
  caller.assertSameOrigin();
  return endSession(caller);
}

/** Ends the session, if there is one, and takes the cookies back in any case. */
export async function endSession(caller: Caller): Promise<null> {
  if (caller.session) await database().delete(sessions).where(eq(sessions.id, caller.session.id));
  caller.dropToken();
  return null;
}
