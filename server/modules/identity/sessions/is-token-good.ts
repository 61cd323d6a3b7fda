import type { Caller } from '#server/http/caller.ts';
import { touchSession } from './sessions.ts';

/** Whether the token of a call is valid. Every page asks once, so it also records when the session was last used. */
export async function isTokenGood({ session }: Caller): Promise<boolean> {
  if (session) await touchSession(session.id);
  return session !== null;
}
