// Long, because it is one subject: all that the page of a product shows.
import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getProduct, listCards, listSimilar } from '#contract/catalogue/shopper-product.ts';
import { transaction } from '#server/database/connection.ts';
import { collectCacheTags } from '#server/http/cache/cache-tags.ts';
import { setSite } from '#server/modules/content/index.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { importProducts, recordRatings } from './index.ts';

const mall = openMallUnderTest();
let small: SmallMall;
const idOf = (place: number) => small.productIds[place] ?? 0;
const [tea, coffee, mug, soldOut, old, lost] = [0, 1, 2, 3, 4, 5];

beforeAll(async () => {
  small = await fillSmallMall();
  await mall.pool.query("update skus set reserved = 1 where product_id = $1 and values = array['Red', 'S']", [
    idOf(mug),
  ]);
  await mall.pool.query('update products set rating_sum = 14, rating_count = 3 where id = $1', [idOf(mug)]);
});
beforeEach(async () => {
  await mall.pool.query("update shops set is_open = name ->> 'en' <> 'Shut Doors'");
  await mall.pool.query("update activities set ends_at = now() + interval '1 hour' where kind = 'flash'");
});

const pictureOf = (hash: string) => ({ url: `/media/${hash}`, width: 400, height: 300, colour: expect.any(String) });

test('a product has prices, stock without reserved units, cleaned texts, its categories and its shop', async () => {
  const { data } = await mall.ask(getProduct, { id: idOf(mug) });
  const [blue, red] = [pictureOf(small.pictureHash), pictureOf(small.redHash)];
  const sku = (values: string[], price: number, stock: number, image: object) => ({
    id: expect.any(Number),
    values,
    price,
    originalPrice: price * 2,
    isBargain: false,
    stock,
    image,
  });
  expect(data).toEqual({
    id: idOf(mug),
    name: 'Travel Mug',
    summary: ['Keeps warm', 'Does not leak'],
    pictures: [blue, red].map((picture) => ({ ...picture, alt: '' })),
    price: 3_000,
    originalPrice: 6_000,
    sales: 100,
    unit: 'piece',
    isOnSale: true,
    limitPerBuyer: null,
    options: [
      {
        name: 'Colour',
        values: [
          { value: 'Blue', label: 'Blue', image: blue.url },
          { value: 'Red', label: 'Red', image: red.url },
        ],
      },
      {
        name: 'Size',
        values: [
          { value: 'S', label: 'S', image: null },
          { value: 'L', label: 'L', image: null },
        ],
      },
    ],
    skus: [
      sku(['Blue', 'S'], 3_000, 10, blue),
      sku(['Blue', 'L'], 3_500, 0, blue),
      sku(['Red', 'S'], 3_000, 1, red),
      sku(['Red', 'L'], 3_500, 5, red),
    ],
    specs: [
      { name: 'Material', value: 'Steel' },
      { name: 'Volume', value: '0.5 l' },
    ],
    content: '<h3>Why</h3><p>Because so</p>',
    details: [
      {
        kind: 'sizes',
        option: 1,
        measures: ['Volume', 'Height'],
        rows: [
          { label: 'S', cells: ['0.3 l', { from: 120, to: 120 }] },
          { label: 'L', cells: ['0.5 l', { from: 180, to: 185 }] },
        ],
        hint: 'With its lid',
      },
      { kind: 'section', heading: 'Double wall', text: 'Hot inside, cool outside', picture: red },
    ],
    path: [
      { id: 1, name: 'Home' },
      { id: 2, name: 'Kitchen' },
      { id: 3, name: 'Cups' },
    ],
    shop: {
      id: small.shopIds[1],
      name: 'Mall Own',
      avatar: blue,
      ...{ isSelf: true, holiday: null },
      typeName: 'Flagship',
      starLevel: 4.7,
      qualityScore: 0,
      serviceScore: 0,
      followers: 7,
      productCount: 2,
    },
    brand: null,
    flash: null,
    bargain: null,
    guarantees: expect.any(Array),
    rating: { average: 4.7, count: 3 },
  });
  expect(data?.guarantees.map(({ name }) => name)).toEqual([
    'Genuine products',
    '7-day returns',
    'Fast refund',
    'Secure payment',
  ]);
});

test('in Chinese the words are Chinese, and a sku is still found by the same values', async () => {
  const { data } = await mall.ask(getProduct, { id: idOf(mug) }, { 'x-locale': 'zh-CN' });
  expect([data?.name, data?.summary, data?.unit, data?.content]).toEqual([
    '随行杯',
    ['保温', '不漏'],
    '件',
    '<h3>为什么</h3><p>因为</p>',
  ]);
  expect(data?.options[0]).toEqual({
    name: '颜色',
    values: [
      { value: 'Blue', label: '蓝色', image: expect.any(String) },
      { value: 'Red', label: '红色', image: expect.any(String) },
    ],
  });
  expect(data?.skus[0]?.values).toEqual(['Blue', 'S']);
  expect(data?.specs[0]).toEqual({ name: '材质', value: '不锈钢' });
  expect(data?.path.map(({ name }) => name)).toEqual(['家居', '厨房', '杯子']);
  expect([data?.shop.name, data?.shop.typeName, data?.guarantees[0]?.name]).toEqual(['商城自营', '旗舰店', '正品保障']);
});

test('a running flash sale sets the price of every sku that would cost more, and ends with its time', async () => {
  const { data: inSale } = await mall.ask(getProduct, { id: idOf(tea) });
  expect([inSale?.price, inSale?.originalPrice, inSale?.skus.map(({ price }) => price)]).toEqual([999, 3_998, [999]]);
  expect(inSale?.flash).toEqual({
    activityId: small.activityIds[0],
    name: 'Flash',
    endsAt: expect.any(String),
    soldPercent: 33,
    perBuyer: null,
  });
  await mall.pool.query("update activities set ends_at = now() - interval '1 second' where kind = 'flash'");
  const { data: after } = await mall.ask(getProduct, { id: idOf(tea) });
  expect([after?.price, after?.flash]).toEqual([1_999, null]);
});

test('a flash sale that has sold out changes no price', async () => {
  await mall.pool.query('update activity_products set sold = quota where quota > 0');
  const { data } = await mall.ask(getProduct, { id: idOf(tea) });
  expect([data?.price, data?.flash]).toEqual([1_999, null]);
  await mall.pool.query('update activity_products set sold = 10 where quota > 0');
});

test('what is off sale or of a closed shop can still be looked at, and says that it is not sold', async () => {
  for (const [place, isOnSale] of [
    [old, false],
    [lost, false],
    [soldOut, true],
  ] as const) {
    const { code, data } = await mall.ask(getProduct, { id: idOf(place) });
    expect([code, data?.isOnSale]).toEqual([200, isOnSale]);
  }
});

test.each([999_999, 2_147_483_647])('product %i does not exist', async (id) => {
  expect(await mall.ask(getProduct, { id })).toEqual({
    code: 404,
    message: 'This product is no longer available',
    reason: 'product_not_found',
  });
});

test.each(['0', '-1', 'abc', '2147483648', '1e3x', "1' or '1'='1"])('the id %j is no id', async (id) => {
  expect((await mall.send(getProduct, { id })).status).toBe(400);
});

test('what was stored dirty, without having been cleaned, is cleaned when it is read', async () => {
  await mall.pool.query('update product_texts set content_html = $1 where product_id = $2', [
    { en: '<p>ok<img src=x onerror=alert(1)></p><iframe src="//evil.example"></iframe>' },
    idOf(coffee),
  ]);
  expect((await mall.ask(getProduct, { id: idOf(coffee) })).data?.content).toBe('<p>ok</p>');
});

test('imported text is stored clean', async () => {
  const { rows } = await mall.pool.query('select content_html from product_texts where product_id = $1', [idOf(mug)]);
  expect(rows).toEqual([
    { content_html: { en: '<h3>Why</h3><p>Because so</p>', 'zh-CN': '<h3>为什么</h3><p>因为</p>' } },
  ]);
});

test('the page of a product is dropped with the product, its shop, the kinds of shops, the activities, the brands, the categories and the site', async () => {
  const { collected } = await collectCacheTags(() => mall.send(getProduct, { id: idOf(mug) }));
  expect(collected.isPublic).toBe(true);
  expect([...collected.tags].sort()).toEqual(
    [
      `product:${idOf(mug)}`,
      `shop:${small.shopIds[1]}`,
      'shop-kinds',
      'activities',
      'brands',
      'categories',
      'site',
    ].sort(),
  );
});

test('what changes a product drops its own page, and no other product’s', async () => {
  const client = new pg.Client({ connectionString: mall.databaseUrl });
  await client.connect();
  const notices: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => notices.push(payload));
  await client.query('listen pages_changed');
  await transaction((tx) => recordRatings(tx, [{ productId: idOf(coffee), scoreSum: 5, count: 1 }]));
  await client.query('select 1');
  await client.end();
  expect(notices).toEqual([`product:${idOf(coffee)}`]);
});

test('the platform says what the mall promises, and a shop what it adds for a product', async () => {
  const inAll = (text: string) => ({ en: text, 'zh-CN': text, es: text, fr: text, th: text, lao: `${text} lao` });
  const shownAs = (icon: 'gift' | 'shield' | 'fresh') => ({ icon, isShown: true });
  await setSite('guarantees', {
    list: [
      { key: 'kind', isChosen: false, ...shownAs('gift'), name: inAll('Kind'), text: inAll('Always') },
      { key: 'dry', isChosen: true, ...shownAs('shield'), name: inAll('Dry'), text: inAll('In the rain') },
      { key: 'warm', isChosen: true, ...shownAs('fresh'), name: inAll('Warm'), text: inAll('For hours') },
      { key: 'past', isChosen: false, icon: 'shield', isShown: false, name: inAll('Past'), text: inAll('Once') },
    ],
  });
  const shown = async () => (await mall.ask(getProduct, { id: idOf(mug) }, { 'x-locale': 'lao' })).data?.guarantees;
  expect(await shown()).toEqual([{ icon: 'gift', name: 'Kind lao', text: 'Always lao' }]);
  await mall.pool.query(`update products set guarantees = '{warm,gone}' where id = $1`, [idOf(mug)]);
  expect(await shown()).toEqual([
    { icon: 'gift', name: 'Kind lao', text: 'Always lao' },
    { icon: 'fresh', name: 'Warm lao', text: 'For hours lao' },
  ]);
});

test('similar products are of the same kind, and the shop’s others are not among them; none that is not offered', async () => {
  const namesOf = async (id: number) => {
    const { data } = await mall.ask(listSimilar, { id });
    return [data?.sameShop.map(({ name }) => name), data?.similar.map(({ name }) => name)];
  };
  expect(await namesOf(idOf(coffee))).toEqual([[], ['Tea Cup', 'Travel Mug']]);
  expect(await namesOf(idOf(tea))).toEqual([[], ['Coffee Cup', 'Travel Mug']]);
  expect(await namesOf(idOf(old))).toEqual([[], ['Tea Cup', 'Coffee Cup', 'Travel Mug']]);
  // Nothing is like what never was: these are recommended.
  expect(await namesOf(999_999)).toEqual([[], ['Tea Cup', 'Coffee Cup', 'Travel Mug']]);
});

test('similar products come from the same category, then from those beside it, never from elsewhere; shared attributes count', async () => {
  const { rows } = await mall.pool.query(
    `insert into categories (parent_id, level, name) values (2, 3, '{"en": "Plates"}'), (1, 2, '{"en": "Garden"}') returning id`,
  );
  const product = (name: string, categoryId: number, is: { platformRank?: number; material?: string } = {}) => ({
    product: {
      shopId: small.shopIds[0] ?? 0,
      categoryId,
      name: { en: name },
      platformRank: is.platformRank ?? 100,
    },
    texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: '' } },
    pictureHashes: [small.pictureHash] as const,
    options: [],
    specs: is.material ? [{ name: { en: 'Material' }, value: { en: is.material } }] : [],
    skus: [{ values: [], price: 100, originalPrice: 100, onHand: 1 }],
  });
  const cups = small.categoryIds.get('cups') ?? 0;
  const added = await transaction((tx) =>
    importProducts(tx, [
      product('Spade', rows[1].id),
      product('Clay Plate', rows[0].id, { platformRank: 200, material: 'Clay' }),
      product('Steel Plate', rows[0].id, { material: 'Steel' }),
      product('Steel Cup', cups, { platformRank: -5, material: 'Steel' }),
    ]),
  );
  const { data } = await mall.ask(listSimilar, { id: idOf(mug) }); // of steel
  expect(data?.similar.map(({ name }) => name)).toEqual([
    ...['Steel Cup', 'Tea Cup', 'Coffee Cup'],
    ...['Steel Plate', 'Clay Plate'],
  ]);
  const { data: ofSpade } = await mall.ask(listSimilar, { id: added[0] ?? 0 });
  expect(ofSpade?.similar).toEqual([]);
  expect(ofSpade?.sameShop.map(({ name }) => name)).toEqual(['Clay Plate', 'Steel Plate', 'Tea Cup', 'Steel Cup']);
  await mall.pool.query('update products set is_on_sale = false where id = any($1)', [added]);
});

test('cards of given products keep their order; what is not offered and what is no id is left out', async () => {
  const ids = [mug, soldOut, tea, old, lost, coffee, mug].map(idOf).join(',');
  const { data } = await mall.ask(listCards, { ids: `${ids},999999,x,-1,9999999999,` });
  expect(data?.map(({ name, price }) => [name, price])).toEqual([
    ['Travel Mug', 3_000],
    ['Tea Cup', 999],
    ['Coffee Cup', 2_550],
  ]);
  expect((await mall.ask(listCards, { ids: '' })).data).toEqual([]);
  expect((await mall.send(listCards, { ids: '1,'.repeat(300) })).status).toBe(400);
  expect((await mall.send(listCards, {})).status).toBe(400);
});
