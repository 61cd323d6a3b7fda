import { and, eq } from 'drizzle-orm';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import type { Session } from '#server/http/session/session.ts';
import { pictureOwners, pictures } from './tables.ts';

/** Whether a session may see a private picture, decided by another module. */
export type MaySeePicture = (session: Session, hash: string) => Promise<boolean>;

const rememberedMax = 50_000;
const publicHashes = new Set<string>();
onDatabaseClosed(() => publicHashes.clear());

/**
 * Whether everyone may see a picture. What is public stays public, so the database is asked once, and cached pages
 * still have their pictures while it is unavailable.
 */
export async function isPublicPicture(hash: string): Promise<boolean> {
  if (publicHashes.has(hash)) return true;
  const [picture] = await database()
    .select({ isPublic: pictures.isPublic })
    .from(pictures)
    .where(eq(pictures.hash, hash));
  if (!picture?.isPublic) return false;
  if (publicHashes.size >= rememberedMax) publicHashes.clear();
  publicHashes.add(hash);
  return true;
}

/** Whether a session may see a private picture: its uploader, the platform, and those whom another module allows. */
export async function maySeePrivate(
  session: Session | null,
  hash: string,
  others: readonly MaySeePicture[],
): Promise<boolean> {
  if (!session) return false;
  if (session.role === 'platform') return true;
  const [owned] = await database()
    .select({ hash: pictureOwners.hash })
    .from(pictureOwners)
    .where(and(eq(pictureOwners.accountId, session.accountId), eq(pictureOwners.hash, hash)));
  if (owned) return true;
  for (const mayToo of others) if (await mayToo(session, hash)) return true;
  return false;
}
