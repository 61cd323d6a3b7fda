import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite, publishOwnPictures } from '#server/modules/content/index.ts';

/** Makes a reviewer's own pictures public, up to the platform's maximum, and returns their hashes. */
export async function publishReviewPictures(
  tx: Transaction,
  accountId: number,
  addresses: readonly string[],
): Promise<string[]> {
  const { picturesMax } = await getSite(tx, 'reviews');
  const hashes = [...new Set(addresses.map((address) => address.split('/').at(-1) ?? ''))];
  if (hashes.length > picturesMax) throw new Refusal('too_many_pictures', { max: picturesMax });
  await publishOwnPictures(tx, accountId, hashes);
  return hashes;
}
