import sharp from 'sharp';
import { type Transaction, transaction } from '#server/database/connection.ts';
import {
  addCategories,
  type ImportedProduct,
  importProducts,
  openActivities,
  type StoredSection,
  type StoredSizes,
} from '#server/modules/catalogue/index.ts';
import { addBanners, recordPictures, setSite } from '#server/modules/content/index.ts';
import { setHotKeywords } from '#server/modules/search/index.ts';
import { addShopKinds, openShops } from '#server/modules/shops/index.ts';
import { type EncodedPicture, encodePicture } from '#server/providers/pictures/encode-picture.ts';

export type SmallMall = {
  pictureHash: string;
  /** A second picture, for the red variants of the product with two colours. */
  redHash: string;
  shopIds: number[];
  categoryIds: Map<string, number>;
  productIds: number[];
  activityIds: number[];
};

/**
 * A mall small enough to remember: two shops, three categories, four products (one sold out, one in two colours and
 * sizes), a flash sale, a banner. Besides, what no list may show: a closed shop with a product, and a product that is off sale.
 */
export async function fillSmallMall(): Promise<SmallMall> {
  const [blue, red] = [await plainPicture('#336699'), await plainPicture('#cc3333')];
  return transaction((tx) => writeSmallMall(tx, blue, red));
}

async function plainPicture(background: string): Promise<EncodedPicture> {
  const file = sharp({ create: { width: 400, height: 300, channels: 3, background } });
  return encodePicture(await file.png().toBuffer());
}

async function writeSmallMall(tx: Transaction, picture: EncodedPicture, red: EncodedPicture): Promise<SmallMall> {
  const pictureHash = picture.hash;
  await recordPictures(tx, [picture, red]);
  const { typeIds, categoryIds: kindIds } = await addShopKinds(
    tx,
    [{ name: { en: 'Flagship', 'zh-CN': '旗舰店' }, info: { en: 'Licence', 'zh-CN': '营业执照' } }],
    [{ name: { en: 'Everything', 'zh-CN': '综合' }, commissionPercent: 5 }],
  );
  const shop = (english: string, chinese: string, isSelf: boolean) => ({
    name: { en: english, 'zh-CN': chinese },
    isSelf,
    isRecommended: isSelf,
    typeId: typeIds[0] ?? 0,
    categoryId: kindIds[0] ?? 0,
    avatarHash: pictureHash,
    backHash: pictureHash,
    streetHash: pictureHash,
    ratingTenths: 47,
  });
  const shopIds = await openShops(tx, [
    shop('Plain Goods', '朴素好物', false),
    { ...shop('Mall Own', '商城自营', true), ...mallOwn(pictureHash) },
    { ...shop('Shut Doors', '关门大吉', false), isOpen: false },
  ]);
  const categoryIds = await addCategories(tx, [
    {
      key: 'home',
      name: { en: 'Home', 'zh-CN': '家居' },
      children: [
        {
          key: 'kitchen',
          name: { en: 'Kitchen', 'zh-CN': '厨房' },
          children: [{ key: 'cups', name: { en: 'Cups', 'zh-CN': '杯子' }, children: [] }],
        },
      ],
    },
  ]);
  const product = (
    english: string,
    chinese: string,
    shopIndex: number,
    price: number,
    sales: number,
    rank: number,
    onHand = 10,
  ) => ({
    product: {
      shopId: shopIds[shopIndex] ?? 0,
      categoryId: categoryIds.get('cups') ?? 0,
      name: { en: english, 'zh-CN': chinese },
      sales,
      platformRank: rank,
    },
    texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece', 'zh-CN': '件' } },
    pictureHashes: [pictureHash] as const,
    options: [],
    skus: [{ values: [], price, originalPrice: price * 2, onHand }],
  });
  const productIds = await importProducts(tx, [
    product('Tea Cup', '茶杯', 0, 1_999, 50, 3),
    product('Coffee Cup', '咖啡杯', 1, 2_550, 900, 2),
    { ...product('Travel Mug', '随行杯', 1, 3_000, 100, 1), ...inTwoColours(pictureHash, red.hash) },
    product('Sold Out Cup', '售罄杯', 0, 500, 5_000, 9, 0),
    withoutSale(product('Old Cup', '旧杯', 0, 700, 40, 8)),
    product('Lost Cup', '失踪杯', 2, 800, 30, 7),
  ]);
  const [tea, coffee, mug] = productIds as [number, number, number];
  const activityIds = await openActivities(tx, [
    {
      activity: {
        kind: 'flash',
        layout: 1,
        name: { en: 'Flash', 'zh-CN': '秒杀' },
        endsAt: new Date(Date.now() + 3_600_000),
        position: 1,
      },
      products: [{ productId: tea, activityPrice: 999, quota: 30, sold: 10 }],
    },
    {
      activity: { kind: 'standard', layout: 2, name: { en: 'Kitchen week', 'zh-CN': '厨房周' }, position: 2 },
      products: [{ productId: coffee }, { productId: mug }],
    },
    {
      activity: {
        kind: 'standard',
        layout: 1,
        name: { en: 'Over', 'zh-CN': '已结束' },
        endsAt: new Date(Date.now() - 1_000),
        position: 3,
      },
      products: [{ productId: coffee }],
    },
  ]);
  await addBanners(tx, [
    { place: 'main', pictureHash, title: { en: 'Hello', 'zh-CN': '你好' }, link: `/goods_detail/${tea}` },
    { place: 'advert', pictureHash, title: { en: 'Advert', 'zh-CN': '广告' }, link: 'https://evil.example/' },
  ]);
  await setHotKeywords(tx, [{ title: { en: 'cup', 'zh-CN': '杯子' } }]);
  await setSite('currency', { currency: 'EUR', symbol: '€' }, tx);
  return { pictureHash, redHash: red.hash, shopIds, categoryIds, productIds, activityIds };
}

function mallOwn(pictureHash: string) {
  return {
    intro: { en: 'Chosen by us', 'zh-CN': '平台精选' },
    address: '1 Main Street',
    phone: '400-100-2000',
    email: 'own@mall.example',
    openingHours: '09:00-21:00',
    creditId: '91310101MA00000000',
    realName: 'Mall Own Ltd.',
    banners: [{ hash: pictureHash, productId: null, shelfId: null }],
    paperHashes: [pictureHash],
    followerCount: 7,
    joinedAt: new Date('2024-02-03T00:00:00Z'),
  };
}

function withoutSale(imported: ImportedProduct): ImportedProduct {
  return { ...imported, product: { ...imported.product, isOnSale: false } };
}

/** One more size than the mug comes in. */
const mugSizes: StoredSizes = {
  kind: 'sizes',
  option: 1,
  measures: [{ en: 'Volume', 'zh-CN': '容量' }, { en: 'Height' }],
  rows: [
    { value: 'S', cells: ['0.3 l', { from: 120, to: 120 }] },
    { value: 'L', cells: ['0.5 l', { from: 180, to: 185 }] },
    { value: 'XL', cells: ['0.8 l', { from: 240, to: 240 }] },
  ],
  hint: { en: 'With its lid', 'zh-CN': '含杯盖' },
};

const mugSection = (pictureHash: string): StoredSection => ({
  kind: 'section',
  heading: { en: 'Double wall' },
  text: { en: 'Hot inside, cool outside' },
  pictureHash,
});

/** The large blue variant is sold out, and one of two units of the small red variant is reserved. */
function inTwoColours(blueHash: string, redHash: string): Omit<ImportedProduct, 'product'> {
  const sku = (values: string[], price: number, onHand: number, pictureHash: string) => ({
    values,
    price,
    originalPrice: price * 2,
    onHand,
    pictureHash,
  });
  return {
    texts: {
      summary: { en: 'Keeps warm\nDoes not leak', 'zh-CN': '保温\n不漏' },
      contentHtml: {
        en: '<h3>Why</h3><p onclick="x()">Because <b>so</b></p><script>alert(1)</script>',
        'zh-CN': '<h3>为什么</h3><p>因为</p>',
      },
      unit: { en: 'piece', 'zh-CN': '件' },
      details: [mugSizes, mugSection(redHash)],
    },
    pictureHashes: [blueHash, redHash],
    options: [
      {
        name: { en: 'Colour', 'zh-CN': '颜色' },
        values: [{ value: { en: 'Blue', 'zh-CN': '蓝色' } }, { value: { en: 'Red', 'zh-CN': '红色' } }],
      },
      {
        name: { en: 'Size', 'zh-CN': '尺寸' },
        values: [{ value: { en: 'S', 'zh-CN': '小' } }, { value: { en: 'L', 'zh-CN': '大' } }],
      },
    ],
    specs: [
      { name: { en: 'Material', 'zh-CN': '材质' }, value: { en: 'Steel', 'zh-CN': '不锈钢' } },
      { name: { en: 'Volume', 'zh-CN': '容量' }, value: { en: '0.5 l', 'zh-CN': '0.5升' } },
    ],
    skus: [
      sku(['Blue', 'S'], 3_000, 10, blueHash),
      sku(['Blue', 'L'], 3_500, 0, blueHash),
      sku(['Red', 'S'], 3_000, 2, redHash),
      sku(['Red', 'L'], 3_500, 5, redHash),
    ],
  };
}
