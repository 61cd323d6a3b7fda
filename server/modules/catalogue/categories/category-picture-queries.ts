import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pictures } from '#server/modules/content/tables.ts';

/** Refuses a picture that the mall does not have, or that is not for everyone. */
export async function assertPicture(tx: Transaction, hash: string | null): Promise<void> {
  if (hash === null) return;
  const [picture] = await tx.select({ isPublic: pictures.isPublic }).from(pictures).where(eq(pictures.hash, hash));
  if (!picture?.isPublic) throw new Refusal('picture_unknown');
}
