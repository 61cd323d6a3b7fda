import type { Picture } from '#contract/core/values.ts';
import { transaction } from '#server/database/connection.ts';
import { publishOwnPictures, shopPictureRates, takePicture } from '#server/modules/content/index.ts';

/** Takes a picture of the platform, for a category or a brand: everyone may see it. */
export async function takePublicPicture(accountId: number, file: File): Promise<Picture & { hash: string }> {
  const picture = await takePicture(accountId, file, shopPictureRates);
  const hash = picture.url.replace('/media/', '');
  await transaction((tx) => publishOwnPictures(tx, accountId, [hash]));
  return { ...picture, hash };
}
