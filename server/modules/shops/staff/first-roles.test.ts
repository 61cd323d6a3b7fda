import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#contract/core/languages.ts';
import * as contract from '#contract/shops/merchant-staff.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { giveShop } from '#tests/support/accounts/callers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest();

test.each(locales)('a new shop has roles to invite people to, in the language of its owner (%s)', async (locale) => {
  const owner = await someone({ role: 'merchant', locale });
  await giveShop(owner);
  const { data = [] } = await mall.ask(contract.listRoles, {}, as(owner.token));
  const scopes = [['orders'], ['orders', 'refunds', 'reviews', 'chat'], ['products']];
  const ofManager = ['products', 'orders', 'refunds', 'reviews', 'chat', 'marketing', 'shop'];
  expect(data.map((role) => role.scopes).sort()).toEqual([...scopes, ofManager].sort());
  const names = {
    en: 'Manager',
    'zh-CN': '店长',
    es: 'Encargado',
    fr: 'Responsable',
    th: 'ผู้จัดการร้าน',
    lao: 'ຜູ້ຈັດການຮ້ານ',
  };
  expect(data.find((role) => role.scopes.includes('shop'))?.name).toBe(names[locale]);
});

test('they are changed and deleted like any other', async () => {
  const owner = await someone({ role: 'merchant' });
  await giveShop(owner);
  const { data = [] } = await mall.ask(contract.listRoles, {}, as(owner.token));
  const [first, second] = data;
  const { id = 0, version = 0 } = first ?? {};
  const changed = { id, version, name: 'Helper', scopes: ['reviews' as const] };
  expect((await mall.ask(contract.editRole, changed, as(owner.token))).data).toMatchObject({ name: 'Helper' });
  expect((await mall.ask(contract.deleteRole, { id: second?.id ?? 0 }, as(owner.token))).code).toBe(200);
  const { data: left = [] } = await mall.ask(contract.listRoles, {}, as(owner.token));
  expect(left.map(({ name }) => name)).toEqual(['Helper', ...data.slice(2).map(({ name }) => name)].sort());
});

test('shops from before there were such roles get them, unless they have roles of their own', async () => {
  const folder = new URL('../../../../migrations/', import.meta.url);
  const file = readdirSync(folder).find((each) => each.endsWith('_first_roles.sql')) ?? '';
  const [french, another] = [await someone({ role: 'merchant', locale: 'fr' }), await someone({ role: 'merchant' })];
  for (const owner of [french, another]) await giveShop(owner);
  const rolesOf = async (owner: Person) => {
    const { data = [] } = await mall.ask(contract.listRoles, {}, as(owner.token));
    // Customer service came after that migration.
    return data.map(({ name, scopes }) => ({ name, scopes: scopes.filter((scope) => scope !== 'chat') }));
  };
  const given = await rolesOf(french);
  await mall.pool.query('delete from shop_roles');
  await mall.ask(contract.addRole, { name: 'Packer', scopes: ['orders'] }, as(another.token));
  await mall.pool.query(readFileSync(new URL(file, folder), 'utf8'));
  expect(await rolesOf(french)).toEqual(given);
  expect(await rolesOf(another)).toEqual([{ name: 'Packer', scopes: ['orders'] }]);
});
