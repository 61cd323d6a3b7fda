import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite, publishOwnPictures } from '#server/modules/content/index.ts';

/** Shows a reviewer's own pictures to everybody, as many as the platform allows now, and gives their hashes. */
export async function takePictures(
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
