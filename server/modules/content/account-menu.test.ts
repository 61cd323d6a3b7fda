import { beforeAll, expect, test } from 'vitest';
import { getAccountMenu } from '#contract/content/shopper.ts';
import { locales } from '#contract/core/languages.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { setSite } from './settings/site-settings.ts';

const mall = openMallUnderTest({ FACEBOOK_APP_ID: '1234', FACEBOOK_APP_SECRET: 'secret' });
let headers: Record<string, string>;

beforeAll(async () => {
  const { token } = await someone({ nickname: 'Ana', email: 'ana@mall.example' });
  headers = as(token);
});

test('someone who is signed in gets the usual entries, who they are, and the ways of signing in', async () => {
  const { data } = await mall.ask(getAccountMenu, {}, headers);
  expect(data).toEqual({
    routine_my_menus: [
      { id: 65, name: 'My profile', pc_url: '/users/user_info' },
      { id: 66, name: 'Addresses', pc_url: '/users/address_list' },
      { id: 67, name: 'My favourites', pc_url: '/users/collection_list' },
      { id: 73, name: 'Recently viewed', pc_url: '/goods/viewed_list' },
      { id: 68, name: 'Coupons', pc_url: '/users/coupon_list' },
      { id: 72, name: 'Points', pc_url: '/users/points' },
      { id: 69, name: 'Followed shops', pc_url: '' },
      { id: 70, name: 'Apply to be a merchant', pc_url: '/users/merchant_settled' },
      { id: 71, name: 'Application record', pc_url: '/users/application_record' },
    ],
    facebookOpen: true,
    facebookAppId: '1234',
    visitorOpen: true,
    googleOpen: false,
    twitterOpen: false,
    avatar: null,
    nickname: 'Ana',
    phone: null,
    email: 'ana@mall.example',
  });
});

test('a guest gets nothing', async () => {
  expect(await mall.ask(getAccountMenu, {})).toEqual({ code: 401, message: 'Please sign in', reason: 'not_signed_in' });
});

test('every entry has its name in each language', async () => {
  const menus = await Promise.all(
    locales.map(async (locale) => {
      const { data } = await mall.ask(getAccountMenu, {}, { ...headers, 'x-locale': locale });
      return data?.routine_my_menus.map(({ name }) => name).join('|');
    }),
  );
  expect(new Set(menus).size).toBe(locales.length);
  expect(menus[1]).toBe('个人资料|收货地址|我的收藏|最近浏览|优惠券|积分|关注的店铺|商家入驻|入驻记录');
});

test('what the platform sets is shown; a path out of the mall becomes home, and a missing name the English one', async () => {
  await setSite('accountMenu', {
    entries: [
      { id: 1, names: { en: 'Evil', th: 'ร้าย' }, path: 'https://evil.example/' },
      { id: 2, names: { en: 'Script' }, path: 'javascript:alert(1)' },
      { id: 3, names: { en: 'Hidden' }, path: '  ' },
      { id: 4, names: { en: 'Coupons' }, path: '/users/coupon_list?tab=1' },
    ],
  });
  const { data } = await mall.ask(getAccountMenu, {}, { ...headers, 'x-locale': 'th' });
  expect(data?.routine_my_menus).toEqual([
    { id: 1, name: 'ร้าย', pc_url: '/' },
    { id: 2, name: 'Script', pc_url: '/' },
    { id: 3, name: 'Hidden', pc_url: '' },
    { id: 4, name: 'Coupons', pc_url: '/users/coupon_list?tab=1' },
  ]);
  const { rows } = await mall.pool.query("select value from site_settings where name = 'accountMenu'");
  expect(rows[0].value.entries.map(({ path }: { path: string }) => path)).toEqual([
    '/',
    '/',
    '',
    '/users/coupon_list?tab=1',
  ]);
});
