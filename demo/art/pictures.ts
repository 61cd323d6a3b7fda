import { type EncodedPicture, encodePicture } from '#server/providers/pictures/encode-picture.ts';
import { type Art, composePicture } from './art.ts';
import type { DemoMall } from './shapes.ts';

const atOnce = 6; // while some wait for the encoder, others are drawn

/** The pictures of a mall: which hash each piece of art got, and what the picture store said of each. */
export type DemoPictures = { hashOf(art: Art): string; encoded: EncodedPicture[] };

const keyOf = (art: Art) => JSON.stringify(art);

/** Composes and encodes every picture of the mall once, however many of its parts share it. */
export async function makePictures(mall: DemoMall): Promise<DemoPictures> {
  const arts = new Map(everyArt(mall).map((art) => [keyOf(art), art]));
  const made = new Map<string, EncodedPicture>();
  const waiting = arts.entries();
  const work = async () => {
    for (const [key, art] of waiting) made.set(key, await encodePicture(await composePicture(art)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return {
    hashOf(art) {
      const picture = made.get(keyOf(art));
      if (!picture) throw new Error('A piece of art was not listed in everyArt');
      return picture.hash;
    },
    encoded: [...made.values()],
  };
}

function everyArt(mall: DemoMall): Art[] {
  return [
    // Those that the home page shows first, so that neighbours in the list share their icons' renderings.
    ...[...mall.banners, ...mall.adverts].map((banner) => banner.art),
    ...[mall.recommendArt, mall.shopStreetArt, mall.loginArt],
    ...mall.categories.map((category) => category.art),
    ...mall.shops.flatMap((shop) => [
      shop.avatarArt,
      shop.backArt,
      shop.streetArt,
      ...shop.bannerArts,
      ...shop.paperArts,
    ]),
    ...mall.goods.flatMap((goods) => goods.art),
    ...mall.activities.flatMap((activity) => [
      activity.bannerArt,
      ...activity.goods.flatMap((goods) => goods.wideArt ?? []),
    ]),
    ...mall.reviews.flatMap((review) => review.art ?? []),
  ];
}
