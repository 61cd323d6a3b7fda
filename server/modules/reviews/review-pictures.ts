import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { countPictures } from './picture-queries.ts';

/** The hashes of the pictures of a review: as many as the platform allows now, and all of them the mall's own. */
export async function takePictures(tx: Transaction, addresses: readonly string[]): Promise<string[]> {
  const { picturesMax } = await getSite(tx, 'reviews');
  const hashes = [...new Set(addresses.map((address) => address.split('/').at(-1) ?? ''))];
  if (hashes.length > picturesMax) throw new Refusal('too_many_pictures', { max: picturesMax });
  if (hashes.length > 0 && (await countPictures(tx, hashes)) !== hashes.length) throw new Refusal('picture_unknown');
  return hashes;
}
