import type { Fields } from '#console/base/conflict/changed-fields.ts';
import type { InputOf, OutputOf } from '#contract/core/call.ts';
import {
  type ChosenProduct,
  type editShopPictures,
  type getShopPictures,
  type SinglePicture,
  shopBannersMax,
  singlePictures,
} from '#contract/shops/merchant-pictures.ts';

export type Saved = OutputOf<typeof getShopPictures>;
export type Banner = { key: string; hash: string; product: ChosenProduct | null; shelfId: number | null };
export type Values = Record<SinglePicture, string> & { banners: Banner[] };

/** How many times as wide as high the storefront shows each. */
export const shapes = { avatar: 1, back: 20 / 3, street: 8 / 3, banner: 5 } as const;

const hashOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf('/') + 1);

/** What is edited: pictures by their hashes. */
export const valuesOf = ({ avatar, back, street, banners }: Saved): Values => ({
  avatar: hashOf(avatar),
  back: hashOf(back),
  street: hashOf(street),
  banners: banners.map(({ picture, ...leads }, at) => ({ key: `${at}`, hash: hashOf(picture), ...leads })),
});

export const inputOf = ({
  avatar,
  back,
  street,
  banners,
}: Values): Omit<InputOf<typeof editShopPictures>, 'version'> => ({
  avatarHash: avatar,
  backHash: back,
  streetHash: street,
  banners: banners.map(({ hash, product, shelfId }) => ({ hash, productId: product?.id ?? null, shelfId })),
});

/** The fields that are compared: each picture, and the banner at each place with the product that it leads to. */
export function fieldsOf(values: Values): Fields {
  const banners = Array.from({ length: shopBannersMax }, (_, at) => {
    const banner = values.banners[at];
    return [`banner ${at + 1}`, banner ? `${banner.hash} ${banner.product?.name ?? banner.shelfId ?? ''}` : ''];
  });
  return { ...Object.fromEntries(singlePictures.map((name) => [name, values[name]])), ...Object.fromEntries(banners) };
}
