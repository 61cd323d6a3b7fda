import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { database, onDatabaseClosed } from './connection.ts';
import { mallSecrets } from './tables.ts';

export type SecretName = 'orderLink' | 'secondFactor' | 'webhooks' | 'payouts' | 'chatLink';

const known = new Map<string, string>();
onDatabaseClosed(() => known.clear());

/**
 * A secret of this mall, for one purpose. All processes share it, and it survives restarts. Read outside of any transaction:
 * a rollback would leave this process with a secret that no other has.
 */
export async function readSecret(name: SecretName): Promise<string> {
  const found = known.get(name) ?? (await findSecret(name));
  if (found) {
    known.set(name, found);
    return found;
  }
  await database()
    .insert(mallSecrets)
    .values({ name, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  return readSecret(name);
}

async function findSecret(name: string): Promise<string | undefined> {
  const [row] = await database().select().from(mallSecrets).where(eq(mallSecrets.name, name));
  return row?.secret;
}
