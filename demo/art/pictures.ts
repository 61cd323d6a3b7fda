import type { DemoMall } from '#demo/mall-types.ts';
import { type EncodedPicture, encodePicture } from '#server/providers/pictures/encode-picture.ts';
import { type Art, composePicture } from './art.ts';

const concurrency = 6; // while some wait for the encoder, others are drawn

/** The pictures of a mall: the hash of each, and what the picture store returned for it. */
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
  await Promise.all(Array.from({ length: concurrency }, work));
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
    // What the home page shows comes first; neighbours in this order share rendered icons.
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
    ...mall.products.flatMap((product) => product.art),
    ...mall.activities.flatMap((activity) => [
      activity.bannerArt,
      ...activity.products.flatMap((product) => product.wideArt ?? []),
    ]),
    ...mall.reviews.flatMap((review) => review.art ?? []),
  ];
}
