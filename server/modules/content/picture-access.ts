import { and, eq } from 'drizzle-orm';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import type { Session } from '#server/http/session/session.ts';
import { pictureOwners, pictures } from './tables.ts';

/** Whether a session may see a private picture, decided by another module. */
export type MaySeePicture = (session: Session, hash: string) => Promise<boolean>;

const rememberedMax = 50_000;
const publicHashes = new Set<string>();
let timesForgotten = 0;
onDatabaseClosed(forgetPublicPictures);

/** What processes say to each other when a picture is public no longer. */
export const publicPicturesNotice = 'public_pictures';

/** Lets the database be asked again: after such a notice, and when one may have been missed. */
export function forgetPublicPictures(): void {
  publicHashes.clear();
  timesForgotten += 1;
}

/**
 * Whether everyone may see a picture. What is public stays public but for what deleted accounts leave, so the database is asked once,
 * and cached pages still have their pictures while it is unavailable.
 */
export async function isPublicPicture(hash: string): Promise<boolean> {
  if (publicHashes.has(hash)) return true;
  const before = timesForgotten;
  const [picture] = await database()
    .select({ isPublic: pictures.isPublic })
    .from(pictures)
    .where(eq(pictures.hash, hash));
  if (!picture?.isPublic) return false;
  if (timesForgotten !== before) return true; // it may have changed since the database was asked
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
