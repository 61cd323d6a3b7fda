import { eq } from 'drizzle-orm';
import type { FaceName } from '#contract/content/face.ts';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { faceParts } from '#server/modules/content/tables.ts';
import { findSaver } from './face-queries.ts';

export type Part = typeof faceParts.$inferSelect;

/** Locks a part, which begins with its first draft, and refuses what was written over another version. */
export async function lockPart(tx: Transaction, name: FaceName, version: number): Promise<Part> {
  await tx.insert(faceParts).values({ name }).onConflictDoNothing();
  const [part] = await tx.select().from(faceParts).where(eq(faceParts.name, name)).for('update');
  if (!part) throw new Error(`There is no part ${name}`);
  if (part.version !== version) throw new Refusal('changed_meanwhile', await findSaver(tx, name));
  return part;
}
