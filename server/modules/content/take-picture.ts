import { uploadMaxBytes } from '#contract/content/shopper.ts';
import type { Picture } from '#contract/core/values.ts';
import { transaction } from '#server/database/connection.ts';
import type { rates } from '#server/http/limits.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { decodePicture, encodePicture } from '#server/providers/pictures/encode-picture.ts';
import { limitConcurrency } from '#server/providers/pictures/limit-concurrency.ts';
import { hasPictureHeader } from '#server/providers/pictures/picture-header.ts';
import { pictureValue } from './picture-value.ts';
import { recordOwner, recordPrivatePictures } from './record-pictures.ts';

type PictureRates = readonly [times: keyof typeof rates, kilobytes: keyof typeof rates];

const shopperRates: PictureRates = ['upload', 'uploadKilobytes'];
/** A shop uploads the pictures of all its products. */
export const shopPictureRates: PictureRates = ['shopUpload', 'shopUploadKilobytes'];

const limited = limitConcurrency(2); // decoding takes a core and much memory; the other requests must still be answered

/**
 * Stores an uploaded picture and returns its address, which only the uploader may see until they use it in public. Only the
 * decoded pixels are stored, encoded again and without metadata, so anything else in the file is gone.
 */
export async function takePicture(
  accountId: number,
  file: File,
  [timesRate, kilobytesRate]: PictureRates = shopperRates,
): Promise<Picture> {
  await countTry(timesRate, String(accountId));
  if (file.size > uploadMaxBytes) throw new Refusal('picture_refused');
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!(await hasPictureHeader(bytes))) throw new Refusal('picture_refused');
  await countTry(kilobytesRate, String(accountId), 1, Math.ceil(bytes.length / 1024));
  const picture = await limited(async () => {
    const pixels = await decodePicture(bytes).catch(() => {
      throw new Refusal('picture_refused');
    });
    return encodePicture(pixels);
  });
  await transaction(async (tx) => {
    await recordPrivatePictures(tx, [picture]);
    await recordOwner(tx, accountId, [picture.hash]);
  });
  return pictureValue(picture);
}
