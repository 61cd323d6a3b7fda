import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { markLifetimeSeconds } from '#server/http/session/browser-mark.ts';
import { hashToken } from '#server/http/session/session-token.ts';
import { socialAttempts } from '#server/modules/identity/tables.ts';

export type ProviderName = (typeof socialAttempts.$inferSelect)['provider'];

type Attempt = { provider: ProviderName; key: string; browserHash: string; secret: string };

/** Stores a started sign-in until the browser returns. Only a hash of the key is stored. */
export async function saveAttempt({ provider, key, browserHash, secret }: Attempt): Promise<void> {
  await database()
    .insert(socialAttempts)
    .values({
      keyHash: hashToken(key),
      provider,
      browserHash,
      secret,
      endsAt: sql`now() + make_interval(secs => ${markLifetimeSeconds})`,
    });
}

/**
 * Takes a started sign-in, once: it is deleted by the statement that finds it, and committed before the provider is asked. A key
 * that is unknown, old, used, of another provider or of another browser is refused the same way.
 */
export async function takeAttempt(provider: ProviderName, key: string, browserHash: string | null): Promise<string> {
  if (browserHash === null) throw new Refusal('provider_failed');
  const [taken] = await database()
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.keyHash, hashToken(key)),
        eq(socialAttempts.provider, provider),
        eq(socialAttempts.browserHash, browserHash),
        gt(socialAttempts.endsAt, sql`now()`),
      ),
    )
    .returning({ secret: socialAttempts.secret });
  if (!taken) throw new Refusal('provider_failed');
  return taken.secret;
}

export async function deleteOldAttempts(): Promise<void> {
  await database().delete(socialAttempts).where(lt(socialAttempts.endsAt, sql`now()`));
}
