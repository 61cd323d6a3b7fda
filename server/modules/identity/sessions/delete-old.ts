import { lt, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { codes, sessions, signInFailures, unfinishedSignIns } from '#server/modules/identity/tables.ts';

/** Deletes expired sessions and codes and old failed sign-ins, so that the tables stay small. */
export async function deleteOldIdentities(): Promise<void> {
  await database().delete(sessions).where(lt(sessions.endsAt, sql`now()`));
  await database().delete(unfinishedSignIns).where(lt(unfinishedSignIns.endsAt, sql`now()`));
  await database().delete(codes).where(lt(codes.endsAt, mallNow));
  await database().delete(signInFailures).where(lt(signInFailures.lastAt, sql`now() - interval '1 hour'`));
}
