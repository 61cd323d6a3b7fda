import type { Caller } from '#server/http/caller.ts';
import { touchSession } from './sessions.ts';

/** Whether the token that a call carries is good. Every page asks it once, so it also tells when someone was here last. */
export async function isTokenGood({ session }: Caller): Promise<boolean> {
  if (session) await touchSession(session.id);
  return session !== null;
}
