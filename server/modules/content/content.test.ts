import { beforeAll, expect, test } from 'vitest';
import { getHomeIndex, getLoginMethods, getLoginPicture } from '#contract/content/shopper.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { changeBanner } from './change-banners.ts';

const mall = openMallUnderTest({
  FACEBOOK_APP_ID: '1234',
  FACEBOOK_APP_SECRET: 's',
  PUBLIC_URL: 'https://mall.example',
});
let filled: SmallMall;

beforeAll(async () => {
  filled = await fillSmallMall();
});

test('home opens with its banners in the caller’s language, its currency and the mobile mall', async () => {
  const { data } = await mall.ask(getHomeIndex, {}, { 'x-locale': 'zh-CN' });
  expect(data?.banner).toEqual([
    {
      id: 1,
      title: '你好',
      line: '',
      url: `/goods_detail/${filled.productIds[0]}`,
      pic: { url: `/media/${filled.pictureHash}`, width: 400, height: 300, colour: '#336699' },
    },
  ]);
  expect(data?.shopPayCurrency).toEqual({ currency: 'EUR', symbol: '€' });
  expect(data?.carriers.slice(0, 2)).toEqual(['DHL Express', 'FedEx']);
  expect(data?.mobileMallUrl).toBe('https://mall.example');
});

test('a banner’s link that leads out of the mall was turned into home', async () => {
  const { data } = await mall.ask(getHomeIndex, {});
  expect(data?.adverts.map((banner) => banner.url)).toEqual(['/']);
});

test('a changed banner shows, a hidden one does not, an unknown one is refused', async () => {
  await changeBanner(1, { title: { en: 'Good morning' } });
  expect((await mall.ask(getHomeIndex, {})).data?.banner.map((banner) => banner.title)).toEqual(['Good morning']);
  await changeBanner(1, { isShown: false });
  expect((await mall.ask(getHomeIndex, {})).data?.banner).toEqual([]);
  await expect(changeBanner(99, { title: { en: 'x' } })).rejects.toMatchObject({ reason: 'not_found' });
});

test('sign-in methods follow the settings, and there is always a picture', async () => {
  expect((await mall.ask(getLoginMethods, {})).data).toEqual({
    facebookOpen: true,
    facebookAppId: '1234',
    visitorOpen: true,
    googleOpen: false,
    twitterOpen: false,
    demoAccounts: [],
  });
  expect((await mall.ask(getLoginPicture, {})).data?.loginLeftImage).toBe('/login.svg');
});
