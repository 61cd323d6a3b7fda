import { expect, test } from 'vitest';
import { listApplications } from '#contract/applications/shopper.ts';
import { listOwnCoupons } from '#contract/coupons/shopper.ts';
import { getUser, signInByEmail, signInByPhone } from '#contract/identity/shopper.ts';
import { listAllAddresses } from '#contract/identity/shopper-addresses.ts';
import { getPoints } from '#contract/points/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { issueCoupons } from '#server/modules/coupons/index.ts';
import { assertGoodPassword } from '#server/modules/identity/passwords/new-password.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { demoAccounts } from './accounts.ts';
import { addDemoAccounts, describeDemoAccounts } from './add-accounts.ts';
import { generalCoupons } from './coupons.ts';
import { couponOf } from './import-rows.ts';

const mall = openMallUnderTest({ DEMO: '1' });

test('a mall that was filled without accounts gets them, and the next start changes nothing', async () => {
  const { shopIds } = await fillSmallMall();
  const none = {
    categories: new Map(),
    brands: new Map(),
    shops: new Map(),
    products: new Map(),
    activities: new Map(),
  };
  await transaction((tx) =>
    issueCoupons(
      tx,
      generalCoupons.map((coupon) => couponOf(coupon, none)),
    ),
  );
  await addDemoAccounts();
  for (const { email, password, role } of demoAccounts) {
    const { data } = await mall.ask(signInByEmail, { email, password });
    const { data: user } = await mall.ask(getUser, {}, as(data?.token ?? ''));
    expect(user?.scope).toEqual(role === 'shopper' ? ['shopper'] : ['shopper', role]);
  }
  const byPhone = await mall.ask(signInByPhone, { mobile: '13800000001', password: 'Demo1234' });
  expect(byPhone.data?.email).toBe('shopper@demo.mall');
  const { rows } = await mall.pool.query(
    'select s.id, a.email from shops s join accounts a on a.id = s.owner_id order by s.id',
  );
  expect(rows).toEqual([{ id: shopIds[0], email: 'merchant@demo.mall' }]);

  const before = await databaseFingerprint(mall.pool);
  await addDemoAccounts();
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('each of the demo’s shops gets an owner only once, without a password', async () => {
  await mall.pool.query(`update shops set email = 'hello@orbita.example' where name ->> 'en' = 'Mall Own'`);
  await addDemoAccounts();
  const owners = async () =>
    (
      await mall.pool.query(
        `select s.name ->> 'en' as name, a.email, a.role, a.password_hash from shops s join accounts a on a.id = s.owner_id
          where s.name ->> 'en' = 'Mall Own'`,
      )
    ).rows;
  expect(await owners()).toEqual([
    { name: 'Mall Own', email: 'hello@orbita.example', role: 'merchant', password_hash: null },
  ]);
  for (const password of ['', 'Demo1234'])
    expect((await mall.send(signInByEmail, { email: 'hello@orbita.example', password })).status).toBe(400);
  const before = await databaseFingerprint(mall.pool);
  await addDemoAccounts();
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  await mall.pool.query(`update shops set owner_id = null where name ->> 'en' = 'Mall Own'`);
  await addDemoAccounts();
  expect(await owners()).toEqual([]);
});

test('the shopper has addresses, points, and coupons, one of them spent and one expired', async () => {
  const { data } = await mall.ask(signInByEmail, { email: 'shopper@demo.mall', password: 'Demo1234' });
  const shopper = as(data?.token ?? '');
  const { data: addresses } = await mall.ask(listAllAddresses, {}, shopper);
  expect(addresses?.map(({ country, isDefault }) => [country, isDefault])).toEqual([
    ['US', true],
    ['CN', false],
    ['TH', false],
  ]);
  const { data: points } = await mall.ask(getPoints, {}, shopper);
  expect(points).toMatchObject({ integral: 8_000, sumIntegral: 8_000, deductionIntegral: 0, frozenIntegral: 0 });
  const owned = await mall.ask(listOwnCoupons, {}, shopper);
  expect(owned.data?.list.map(({ name }) => name)).toEqual(['Everyday saver', 'Full basket']);
  const gone = await mall.ask(listOwnCoupons, { type: 'unusable' }, shopper);
  expect(gone.data?.list.map(({ name, state }) => [name, state])).toEqual([
    ['Welcome gift', 'used'],
    ['Just because', 'expired'],
  ]);
});

test('what the shopper has changed is not overwritten', async () => {
  await mall.pool.query("update accounts set nickname = 'Mine' where email = 'shopper@demo.mall'");
  await mall.pool.query('delete from addresses');
  await mall.pool.query('update shops set owner_id = null');
  await mall.pool.query(
    "update shops set owner_id = (select id from accounts where email = 'merchant@demo.mall') where id = (select max(id) from shops)",
  );
  const before = await databaseFingerprint(mall.pool);
  await addDemoAccounts();
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('a start prints one line for each account', async () => {
  expect(describeDemoAccounts().trimEnd().split('\n')).toEqual([
    '  shopper   shopper@demo.mall or +86 13800000001, password Demo1234',
    '  merchant  merchant@demo.mall, password Demo1234',
    '  platform  admin@demo.mall, password Demo1234',
  ]);
  for (const { password } of demoAccounts) await expect(assertGoodPassword(password)).resolves.toBeUndefined();
});

test('the shopper has an application that was refused, with its reason', async () => {
  const { data } = await mall.ask(signInByEmail, { email: 'shopper@demo.mall', password: 'Demo1234' });
  const { data: record } = await mall.ask(listApplications, {}, as(data?.token ?? ''));
  expect(record?.list).toMatchObject([
    {
      name: 'Mia’s Tea Corner',
      auditStatus: 'refused',
      denialReason: expect.stringContaining('licence'),
      keywords: ['tea', 'cups', 'gifts'],
    },
  ]);
});
