import sharp from 'sharp';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { addCategories, importProducts, openActivities } from '#server/modules/catalogue/index.ts';
import { addBanners, recordPictures, setSite } from '#server/modules/content/index.ts';
import { setHotKeywords } from '#server/modules/search/index.ts';
import { addShopKinds, openShops } from '#server/modules/shops/index.ts';
import { encodePicture } from '#server/providers/pictures/encode-picture.ts';

export type SmallMall = {
  pictureHash: string;
  shopIds: number[];
  categoryIds: Map<string, number>;
  productIds: number[];
  activityIds: number[];
};

/** A mall that a test can hold in its head: two shops, three categories, four goods (one sold out), a flash sale, a banner. */
export async function fillSmallMall(): Promise<SmallMall> {
  const picture = await encodePicture(
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
      .png()
      .toBuffer(),
  );
  return transaction((tx) => writeSmallMall(tx, picture));
}

async function writeSmallMall(tx: Transaction, picture: Awaited<ReturnType<typeof encodePicture>>): Promise<SmallMall> {
  const pictureHash = picture.hash;
  await recordPictures(tx, [picture]);
  const { typeIds, categoryIds: kindIds } = await addShopKinds(
    tx,
    [{ name: 'Flagship', cnName: '旗舰店', info: 'Licence', cnInfo: '营业执照' }],
    [{ name: 'Everything', cnName: '综合', commissionPercent: 5 }],
  );
  const shop = (name: string, cnName: string, isSelf: boolean) => ({
    name,
    cnName,
    isSelf,
    isRecommended: isSelf,
    typeId: typeIds[0] ?? 0,
    categoryId: kindIds[0] ?? 0,
    avatarHash: pictureHash,
    backHash: pictureHash,
    streetHash: pictureHash,
    ratingTenths: 47,
  });
  const shopIds = await openShops(tx, [shop('Plain Goods', '朴素好物', false), shop('Mall Own', '商城自营', true)]);
  const categoryIds = await addCategories(tx, [
    {
      key: 'home',
      name: 'Home',
      cnName: '家居',
      children: [
        {
          key: 'kitchen',
          name: 'Kitchen',
          cnName: '厨房',
          children: [{ key: 'cups', name: 'Cups', cnName: '杯子', children: [] }],
        },
      ],
    },
  ]);
  const product = (
    name: string,
    cnName: string,
    shopIndex: number,
    price: number,
    sales: number,
    rank: number,
    onHand = 10,
  ) => ({
    product: {
      shopId: shopIds[shopIndex] ?? 0,
      categoryId: categoryIds.get('cups') ?? 0,
      name,
      cnName,
      sales,
      platformRank: rank,
    },
    texts: { summary: '', cnSummary: '', contentHtml: '', cnContentHtml: '', unit: 'piece', cnUnit: '件' },
    pictureHashes: [pictureHash] as const,
    options: [],
    skus: [{ values: [], price, originalPrice: price * 2, onHand }],
  });
  const productIds = await importProducts(tx, [
    product('Tea Cup', '茶杯', 0, 1_999, 50, 3),
    product('Coffee Cup', '咖啡杯', 1, 2_550, 900, 2),
    product('Travel Mug', '随行杯', 1, 3_000, 100, 1),
    product('Sold Out Cup', '售罄杯', 0, 500, 5_000, 9, 0),
  ]);
  const [tea, coffee, mug] = productIds as [number, number, number];
  const activityIds = await openActivities(tx, [
    {
      activity: {
        kind: 'flash',
        layout: 1,
        name: 'Flash',
        cnName: '秒杀',
        endsAt: new Date(Date.now() + 3_600_000),
        position: 1,
      },
      products: [{ productId: tea, activityPrice: 999, quota: 30, sold: 10 }],
    },
    {
      activity: { kind: 'standard', layout: 2, name: 'Kitchen week', cnName: '厨房周', position: 2 },
      products: [{ productId: coffee }, { productId: mug }],
    },
    {
      activity: {
        kind: 'standard',
        layout: 1,
        name: 'Over',
        cnName: '已结束',
        endsAt: new Date(Date.now() - 1_000),
        position: 3,
      },
      products: [{ productId: coffee }],
    },
  ]);
  await addBanners(tx, [
    { place: 'main', pictureHash, title: 'Hello', cnTitle: '你好', link: `/goods_detail/${tea}` },
    { place: 'advert', pictureHash, title: 'Advert', cnTitle: '广告', link: 'https://evil.example/' },
  ]);
  await setHotKeywords(tx, [{ title: 'cup', cnTitle: '杯子' }]);
  await setSite('currency', { currency: 'EUR', symbol: '€' }, tx);
  return { pictureHash, shopIds, categoryIds, productIds, activityIds };
}
