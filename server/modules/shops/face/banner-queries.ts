import { sql } from 'drizzle-orm';
import { pictureJson, type pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

type ShownBanner = {
  picture: Parameters<typeof pictureValue>[0];
  productId: number | null;
  shelfId: number | null;
};

/** The banners of the shop in the surrounding query, in their order, each with its picture. */
export const bannerPictures = sql<ShownBanner[]>`coalesce((
  select json_agg(json_build_object('picture', ${pictureJson}, 'productId', listed.banner -> 'productId',
    'shelfId', listed.banner -> 'shelfId') order by listed.place)
  from jsonb_array_elements(${shops.banners}) with ordinality as listed (banner, place)
  join ${pictures} p on p.hash = listed.banner ->> 'hash'
), '[]'::json)`;
