import { type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Picture } from '#contract/core/values.ts';
import { jsonOf } from '#server/database/columns.ts';
import { pictures } from './tables.ts';

/** The columns of a picture that are needed to show it. */
export const pictureColumns = shownOf(pictures);

function shownOf<Hash, Width, Height, Colour>(table: { hash: Hash; width: Width; height: Height; colour: Colour }) {
  const { hash, width, height, colour } = table;
  return { hash, width, height, colour };
}

export type PictureRow = { hash: string; width: number; height: number; colour: string };

/** The same as one JSON value, of pictures with the alias `p`. */
export const pictureJson = jsonOf(shownOf(alias(pictures, 'p')));

/** Pictures by an array of hashes, in that order. */
export const picturesByHash = (hashes: SQLWrapper) => sql<PictureRow[]>`coalesce((
  select json_agg(${pictureJson} order by listed.place)
  from unnest(${hashes}) with ordinality as listed (hash, place) join ${pictures} p on p.hash = listed.hash
), '[]'::json)`;

export function pictureValue({ hash, width, height, colour }: PictureRow): Picture {
  return { url: `/media/${hash}`, width, height, colour };
}

/** A private picture, addressed with a key that gives access to it; see picture-grants.ts. */
export function grantedPictureValue(key: string, { hash, ...shown }: PictureRow): Picture {
  return { ...pictureValue({ hash, ...shown }), url: `/media/papers/${key}/${hash}` };
}
