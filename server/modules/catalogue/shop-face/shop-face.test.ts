import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import * as pictures from '#contract/shops/merchant-pictures.ts';
import * as policies from '#contract/shops/merchant-policies.ts';
import { editShopDetails, getShopDetails } from '#contract/shops/merchant-shop.ts';
import { noHours } from '#contract/shops/opening-hours.ts';
import { listShopStreet } from '#contract/shops/shopper.ts';
import { getShop, getShopAbout } from '#contract/shops/shopper-page.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;
let shopId: number;

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await someone({ role: 'merchant', nickname: 'Olga' });
  shopId = small.shopIds[1] ?? 0;
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, shopId]);
});

const mine = () => as(owner.token);
const productOfMine = () => small.productIds[1] ?? 0;
const actsOf = async (person: Person) =>
  (
    await mall.pool.query('select act, subject from shop_log where account_id = $1 order by id', [person.accountId])
  ).rows.map(({ act, subject }) => [act, subject]);

async function upload(colour: string): Promise<string> {
  const png = await sharp({ create: { width: 50, height: 10, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(png)], 'banner.png', { type: 'image/png' });
  const { data, message } = await mall.ask(pictures.uploadShopPicture, { multipart: file }, mine());
  if (!data) throw new Error(message);
  return data.hash;
}

describe('the pictures of a shop', () => {
  test('are changed together; banners keep their order and lead to products of the shop', async () => {
    const [red, blue] = [await upload('#ff0000'), await upload('#0000ff')];
    const { data: before } = await mall.ask(pictures.getShopPictures, {}, mine());
    expect(before).toMatchObject({ version: 1, savedBy: '', savedAt: null, banners: [{ product: null }] });
    const change = {
      avatarHash: red,
      backHash: blue,
      streetHash: red,
      banners: [
        { hash: blue, productId: productOfMine(), shelfId: null },
        { hash: small.pictureHash, productId: null, shelfId: null },
      ],
    };
    const tags = await invalidatedTags(mall, async () => {
      const { data } = await mall.ask(pictures.editShopPictures, { ...change, version: 1 }, mine());
      expect(data).toEqual({ version: 2 });
    });
    expect(tags).toEqual(expect.arrayContaining(['shops', `shop:${shopId}`]));
    const { data: after } = await mall.ask(pictures.getShopPictures, {}, mine());
    expect(after).toMatchObject({
      avatar: { url: `/media/${red}`, width: 50, height: 10 },
      back: { url: `/media/${blue}` },
      street: { url: `/media/${red}` },
      version: 2,
      savedBy: 'Olga',
      savedAt: expect.any(String),
    });
    expect(after?.banners.map(({ picture, product }) => [picture.url, product?.id, product?.name])).toEqual([
      [`/media/${blue}`, productOfMine(), 'Coffee Cup'],
      [`/media/${small.pictureHash}`, undefined, undefined],
    ]);
    const { data: shown } = await mall.ask(getShop, { id: shopId });
    expect(shown?.banners.map(({ url, productId }) => [url, productId])).toEqual([
      [`/media/${blue}`, productOfMine()],
      [`/media/${small.pictureHash}`, null],
    ]);
    const { data: street } = await mall.ask(listShopStreet, {});
    expect(street?.list.find(({ id }) => id === shopId)?.streetImage.url).toBe(`/media/${red}`);
    expect(await actsOf(owner)).toEqual([['shop_pictures_changed', 'Mall Own']]);
    // What it showed before, it may show again.
    const back = { ...change, avatarHash: small.pictureHash, version: 2 };
    expect((await mall.ask(pictures.editShopPictures, back, mine())).data).toEqual({ version: 3 });
  });

  test('a banner whose product has no page leads to all products', async () => {
    await mall.pool.query('update products set is_on_sale = false where id = $1', [productOfMine()]);
    const { data } = await mall.ask(getShop, { id: shopId });
    expect(data?.banners[0]?.productId).toBe(null);
    await mall.pool.query('update products set is_on_sale = true where id = $1', [productOfMine()]);
  });

  test('neither pictures nor products of others can be shown, and nothing changes', async () => {
    const { data: before } = await mall.ask(pictures.getShopPictures, {}, mine());
    const hash = small.pictureHash;
    const valid = { avatarHash: hash, backHash: hash, streetHash: hash, banners: [], version: before?.version ?? 0 };
    const send = (change: object) => mall.ask(pictures.editShopPictures, { ...valid, ...change }, mine());
    expect((await send({ avatarHash: 'b'.repeat(32) })).reason).toBe('picture_unknown');
    expect((await send({ banners: [{ hash: small.redHash, productId: null, shelfId: null }] })).reason).toBe(
      'picture_unknown',
    );
    expect((await send({ banners: [{ hash, productId: small.productIds[0], shelfId: null }] })).reason).toBe(
      'product_not_found',
    );
    expect((await mall.ask(pictures.getShopPictures, {}, mine())).data).toEqual(before);
  });

  test('of two who change them at once the second learns of the first', async () => {
    const { data } = await mall.ask(pictures.getShopPictures, {}, mine());
    const hash = small.pictureHash;
    const input = { avatarHash: hash, backHash: hash, streetHash: hash, banners: [], version: data?.version ?? 0 };
    const answers = await Promise.all([1, 2].map(() => mall.ask(pictures.editShopPictures, input, mine())));
    expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['changed_meanwhile', 'done']);
  });

  test('products to choose from are those of the shop, by words or the newest', async () => {
    const names = async (words?: string) =>
      (await mall.ask(pictures.findShopProducts, words === undefined ? {} : { words }, mine())).data?.map(
        ({ name }) => name,
      );
    expect(await names()).toEqual(['Travel Mug', 'Coffee Cup']);
    expect(await names('咖啡')).toEqual(['Coffee Cup']);
    expect(await names('Tea Cup')).toEqual([]);
  });
});

describe('the policies of a shop', () => {
  test('are written by language and shown in the reader’s, and an empty one is not shown', async () => {
    expect((await mall.ask(policies.getPolicies, {}, mine())).data).toEqual({
      ...{ returns: {}, delivery: {}, guarantee: {}, version: 1, savedBy: '', savedAt: null },
    });
    expect((await mall.ask(getShopAbout, { id: shopId })).data).toEqual({ policies: [] });
    const written = { returns: { en: ' Within 15 days ', th: 'ภายใน 15 วัน', fr: ' ' }, delivery: { en: 'By post' } };
    const input = { ...written, guarantee: {}, version: 1 };
    expect((await mall.ask(policies.editPolicies, input, mine())).data).toEqual({ version: 2 });
    expect((await mall.ask(policies.getPolicies, {}, mine())).data).toEqual({
      returns: { en: 'Within 15 days', th: 'ภายใน 15 วัน' },
      delivery: { en: 'By post' },
      guarantee: { en: '' },
      version: 2,
      savedBy: 'Olga',
      savedAt: expect.any(String),
    });
    expect((await mall.ask(getShopAbout, { id: shopId }, { 'x-locale': 'th' })).data).toEqual({
      policies: [
        { kind: 'returns', text: 'ภายใน 15 วัน' },
        { kind: 'delivery', text: 'By post' },
      ],
    });
    expect((await mall.ask(policies.editPolicies, input, mine())).reason).toBe('changed_meanwhile');
    expect((await actsOf(owner)).at(-1)).toEqual(['policies_changed', 'Mall Own']);
  });

  test('of a closed shop are not shown', async () => {
    expect((await mall.ask(getShopAbout, { id: small.shopIds[2] ?? 0 })).reason).toBe('shop_not_found');
  });
});

describe('the opening hours of a shop', () => {
  const details = async (person: Person) => {
    const { data } = await mall.ask(getShopDetails, {}, as(person.token));
    if (!data) throw new Error('no details');
    return {
      ...{ intro: { en: 'Tea' }, address: '1 Hill Road', phone: data.phone, email: data.email },
      ...{ openingHours: '', version: data.version },
    };
  };

  test('are said in the reader’s language, with the time zone', async () => {
    const person = await aMerchant();
    const day = { from: '09:00', until: '18:00' };
    const weekHours = [day, day, day, day, day, null, null];
    const input = { ...(await details(person)), timeZone: 'Asia/Bangkok', weekHours };
    expect((await mall.ask(editShopDetails, input, as(person.token))).data).toEqual({ version: 2 });
    const { rows } = await mall.pool.query('select id from shops where owner_id = $1', [person.accountId]);
    expect((await mall.ask(getShop, { id: rows[0].id })).data?.openingHours).toBe(
      'Mon–Fri 09:00–18:00 (Indochina Time)',
    );
  });

  test.each([
    ['a time zone that is none', { timeZone: 'Atlantis/Main' }],
    ['a day that ends before it begins', { weekHours: [{ from: '18:00', until: '09:00' }, ...noHours.slice(1)] }],
    ['a week of six days', { weekHours: noHours.slice(1) }],
  ])('%s is refused', async (_, wrong) => {
    const person = await aMerchant();
    const input = { ...(await details(person)), timeZone: 'UTC', weekHours: noHours, ...wrong };
    expect((await mall.ask(editShopDetails, input, as(person.token))).reason).toBe('bad_input');
  });
});
