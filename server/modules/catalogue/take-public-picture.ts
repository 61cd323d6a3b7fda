import type { Picture } from '#contract/core/values.ts';
import { transaction } from '#server/database/connection.ts';
import { publishOwnPictures, shopPictureRates, takePicture } from '#server/modules/content/index.ts';

/** Takes a picture for a category, which everyone may see. */
export async function takeCategoryPicture(accountId: number, file: File): Promise<Picture & { hash: string }> {
  const picture = await takePicture(accountId, file, shopPictureRates);
  const hash = picture.url.replace('/media/', '');
  await transaction((tx) => publishOwnPictures(tx, accountId, [hash]));
  return { ...picture, hash };
}
