import { expect, test } from 'vitest';
import { allShopActs, listLogPeople, listShopLog, shopActs } from '#contract/shops/merchant-log.ts';
import * as staff from '#contract/shops/merchant-staff.ts';
import { transaction } from '#server/database/connection.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest();

const read = async (person: Person, filters: Partial<Parameters<typeof mall.ask<typeof listShopLog>>[1]> = {}) =>
  (await mall.ask(listShopLog, filters, as(person.token))).data;

test('what someone does is in the log of their shop, newest first, and in no other', async () => {
  const owner = await aMerchant();
  const stranger = await aMerchant();
  const { data: role } = await mall.ask(staff.addRole, { name: 'Packer', scopes: ['orders'] }, as(owner.token));
  await mall.ask(staff.deleteRole, { id: role?.id ?? 0 }, as(owner.token));
  const log = await read(owner);
  expect(log?.list.map(({ act, subject, accountId, note }) => ({ act, subject, accountId, note }))).toEqual([
    { act: 'role_deleted', subject: 'Packer', accountId: owner.accountId, note: '' },
    { act: 'role_added', subject: 'Packer', accountId: owner.accountId, note: '' },
  ]);
  expect(await read(stranger)).toMatchObject({ list: [], total: 0 });
});

test('what was refused is not in the log', async () => {
  const owner = await aMerchant();
  await mall.ask(staff.addRole, { name: 'Packer', scopes: [] }, as(owner.token));
  expect((await mall.ask(staff.addRole, { name: 'packer', scopes: [] }, as(owner.token))).reason).toBe(
    'role_name_taken',
  );
  expect((await read(owner))?.total).toBe(1);
});

test('the log is filtered by kind, person, subject and days', async () => {
  const owner = await aMerchant();
  const { rows } = await mall.pool.query('select id from shops where owner_id = $1', [owner.accountId]);
  const actor = { shopId: rows[0].id as number, accountId: owner.accountId };
  await transaction(async (tx) => {
    await logAct(tx, actor, 'order_shipped', 'G1001');
    await logAct(tx, actor, 'refund_refused', 'R100%', 'Worn');
    await logAct(tx, { ...actor, accountId: null }, 'order_shipped', 'SH2611171000523116195213');
  });
  const subjects = async (filters: Parameters<typeof read>[1]) =>
    (await read(owner, filters))?.list.map(({ subject }) => subject);
  expect(await subjects({})).toEqual(['SH2611171000523116195213', 'R100%', 'G1001']);
  expect(await subjects({ kind: 'order' })).toEqual(['SH2611171000523116195213', 'G1001']);
  expect(await subjects({ accountId: owner.accountId })).toEqual(['R100%', 'G1001']);
  expect(await subjects({ words: '0%' })).toEqual(['R100%']);
  expect(await subjects({ words: 'sh2611171000523116195213' })).toEqual(['SH2611171000523116195213']);
  expect(await subjects({ words: 'SH26111710005231161952' })).toEqual(['SH2611171000523116195213']);
  expect(await subjects({ words: '195213' })).toEqual(['SH2611171000523116195213']);
  expect(await subjects({ from: '2000-01-01', until: '2000-12-31' })).toEqual([]);
  expect(await subjects({ from: '2000-01-01' })).toHaveLength(3);
  const first = (await read(owner))?.list.at(-1)?.at;
  expect(await subjects({ from: first })).toHaveLength(3);
  expect(await subjects({ until: first })).toEqual([]);
  expect(await subjects({ until: '2000-01-01T07:00:00.000Z' })).toEqual([]);
  expect(await subjects({ from: '2000-01-01T07:00:00.000Z' })).toHaveLength(3);
  expect(await subjects({ page: 2, limit: 2 })).toEqual(['G1001']);
});

test('who stands in the log is listed once and by name, also after they have left, and in no other shop', async () => {
  const [owner, stranger] = [await aMerchant(), await aMerchant()];
  const [bo, ana] = [await someone({ nickname: 'bo' }), await someone({ nickname: 'Ana' })];
  const { rows } = await mall.pool.query('select id from shops where owner_id = $1', [owner.accountId]);
  await transaction(async (tx) => {
    for (const accountId of [bo.accountId, ana.accountId, bo.accountId, null])
      await logAct(tx, { shopId: rows[0].id as number, accountId }, 'order_shipped', 'G1001');
  });
  expect((await mall.ask(listLogPeople, {}, as(owner.token))).data).toEqual([
    { accountId: ana.accountId, nickname: 'Ana' },
    { accountId: bo.accountId, nickname: 'bo' },
  ]);
  expect((await mall.ask(listLogPeople, {}, as(stranger.token))).data).toEqual([]);
});

test('every act belongs to one kind', () => {
  expect(new Set(allShopActs).size).toBe(allShopActs.length);
  expect(Object.values(shopActs).every((acts) => acts.length > 0)).toBe(true);
});
