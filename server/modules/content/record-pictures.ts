import type { Transaction } from '#server/database/connection.ts';
import type { EncodedPicture } from '#server/providers/pictures/encode-picture.ts';
import { pictures } from './tables.ts';

const atOnce = 1_000;

/** Makes encoded pictures known, so that others may refer to them. The same picture twice is one. */
export async function recordPictures(tx: Transaction, encoded: readonly EncodedPicture[]): Promise<void> {
  for (let start = 0; start < encoded.length; start += atOnce) {
    await tx
      .insert(pictures)
      .values(encoded.slice(start, start + atOnce))
      .onConflictDoNothing();
  }
}
