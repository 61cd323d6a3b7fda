import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import * as contract from '#contract/shops/merchant-views.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner } from '#tests/support/orders/shop-orders.ts';

const mall = openMallUnderTest();
let [owner, stranger]: Person[] = [];
let shopId: number;

beforeAll(async () => {
  const { shopIds } = await fillSmallMall();
  shopId = shopIds[0] ?? 0;
  owner = await anOwner(shopId);
  stranger = await anOwner(shopIds[1] ?? 0);
});
beforeEach(() => mall.pool.query('delete from list_views'));

/** Someone who works for the shop and may do this. */
async function aClerk(...scopes: string[]): Promise<Person> {
  const clerk = await someone();
  const { rows } = await mall.pool.query(
    `insert into shop_roles (shop_id, name, scopes) values ($1, md5(random()::text), $2) returning id`,
    [shopId, scopes],
  );
  await mall.pool.query('insert into shop_staff (shop_id, account_id, role_id, joined_at) values ($1, $2, $3, now())', [
    shopId,
    clerk.accountId,
    rows[0].id,
  ]);
  return clerk;
}

const view = { list: 'orders', name: 'To ship', query: 'status=paid', isShared: false } as const;
const add = (person: Person | undefined, more: object = {}) =>
  mall.ask(contract.addView, { ...view, ...more }, as(person?.token ?? ''));
const seen = async (person: Person | undefined, list: contract.ViewedList = 'orders') =>
  (await mall.ask(contract.listViews, { list }, as(person?.token ?? ''))).data;

test('a view is its author’s until it is shared; others open it, but only its author changes it', async () => {
  const clerk = await aClerk('orders');
  const id = (await add(owner)).data?.id ?? 0;
  expect(await seen(owner)).toMatchObject({
    views: [{ id, name: 'To ship', isOwn: true, canDelete: true }],
    defaultId: null,
  });
  expect((await seen(clerk))?.views).toEqual([]);
  const shared = { id, name: 'To ship now', query: 'status=paid&flag=urgent', isShared: true };
  expect((await mall.ask(contract.editView, shared, as(owner?.token ?? ''))).code).toBe(200);
  expect((await seen(clerk))?.views).toMatchObject([{ name: 'To ship now', isOwn: false, canDelete: false }]);
  expect((await mall.ask(contract.editView, { ...shared, name: 'Mine' }, as(clerk.token))).reason).toBe(
    'view_not_found',
  );
  expect((await mall.ask(contract.deleteView, { id }, as(clerk.token))).reason).toBe('not_allowed');
  expect((await seen(stranger))?.views).toEqual([]);
  expect((await mall.ask(contract.deleteView, { id }, as(stranger?.token ?? ''))).reason).toBe('view_not_found');
  const { data: log } = await mall.ask(listShopLog, { words: 'To ship' }, as(owner?.token ?? ''));
  expect(log?.list.map(({ act, subject }) => [act, subject])).toEqual([['view_shared', 'To ship now']]);
});

test('each person has a default of their own; it ends with the view, and when it is no longer shared', async () => {
  const clerk = await aClerk('orders');
  const id = (await add(owner, { isShared: true })).data?.id ?? 0;
  const choose = (person: Person | undefined, viewId: number | null) =>
    mall.ask(contract.setDefaultView, { list: 'orders', id: viewId }, as(person?.token ?? ''));
  expect((await choose(clerk, id)).code).toBe(200);
  expect([(await seen(clerk))?.defaultId, (await seen(owner))?.defaultId]).toEqual([id, null]);
  expect((await choose(stranger, id)).reason).toBe('view_not_found');
  await mall.ask(contract.editView, { id, name: 'To ship', query: '', isShared: false }, as(owner?.token ?? ''));
  expect((await seen(clerk))?.defaultId).toBeNull();
  await choose(owner, id);
  await mall.ask(contract.deleteView, { id }, as(owner?.token ?? ''));
  expect(await seen(owner)).toEqual({ views: [], defaultId: null });
  expect((await choose(owner, null)).code).toBe(200);
});

test('whoever may not see a list does not see its views', async () => {
  const packer = await aClerk('products');
  const id = (await add(owner, { isShared: true })).data?.id ?? 0;
  expect((await mall.ask(contract.listViews, { list: 'orders' }, as(packer.token))).reason).toBe('not_allowed');
  expect((await add(packer)).reason).toBe('not_allowed');
  expect((await mall.ask(contract.deleteView, { id }, as(packer.token))).reason).toBe('not_allowed');
  expect((await add(packer, { list: 'stock' })).code).toBe(200);
  expect((await mall.ask(contract.listViews, { list: 'orders' }, as((await someone()).token))).code).toBe(403);
});

test('a name is used once, and a list has at most twenty views of one person, however many are saved at once', async () => {
  expect((await add(owner)).code).toBe(200);
  expect((await add(owner)).reason).toBe('view_name_taken');
  const codes = (await concurrently(25, (at) => add(owner, { name: `View ${at}` }))).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(19);
  expect((await add(owner, { name: 'One more' })).reason).toBe('too_many_views');
  expect((await add(owner, { name: 'One more', list: 'refunds' })).code).toBe(200);
  expect((await add(owner, { query: 'words=<b>', list: 'stock' })).reason).toBe('bad_input');
  expect((await add(owner, { query: 'a'.repeat(501), list: 'stock' })).reason).toBe('bad_input');
});
