import type { Picture } from '#contract/core/values.ts';
import { pictures } from './tables.ts';

/** What a query selects of a picture to show it. */
export const pictureColumns = {
  hash: pictures.hash,
  width: pictures.width,
  height: pictures.height,
  colour: pictures.colour,
};

type PictureRow = { hash: string; width: number; height: number; colour: string };

export function pictureValue({ hash, width, height, colour }: PictureRow): Picture {
  return { url: `/media/${hash}`, width, height, colour };
}

/** A private picture for whoever holds a key to it, see picture-grants.ts. */
export function grantedPictureValue(key: string, { hash, ...shown }: PictureRow): Picture {
  return { ...pictureValue({ hash, ...shown }), url: `/media/papers/${key}/${hash}` };
}
