import { beforeAll, describe, expect, test } from 'vitest';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import { getConsoleUser } from '#contract/shops/console.ts';
import { editShopDetails, getShopDetails, openShop } from '#contract/shops/merchant-shop.ts';
import * as contract from '#contract/shops/platform.ts';
import { getShop } from '#contract/shops/shopper-page.ts';
import { refusalText } from '#server/http/translations.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { applicationMailsTo } from '#tests/support/accounts/applicants.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let admin: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  admin = await someone({ role: 'platform', nickname: 'Ada' });
});

const reason = 'Forged goods are being checked';
const said = (word: Parameters<typeof refusalText>[1]) => refusalText('en', word, {});
const shopOf = async ({ accountId }: Person) =>
  (await mall.pool.query('select id from shops where owner_id = $1', [accountId])).rows[0].id as number;
const block = (id: number) => mall.ask(contract.blockShop, { id, reason }, as(admin.token));
const unblock = (id: number) => mall.ask(contract.unblockShop, { id, reason: 'All is well' }, as(admin.token));
const detail = async (id: number) => (await mall.ask(contract.getPlatformShop, { id }, as(admin.token))).data;

describe('closing a shop', () => {
  test('takes it and its products out of the storefront, and its people cannot open it', async () => {
    const [shopId = 0] = small.shopIds;
    const { rows } = await mall.pool.query('select id from products where shop_id = $1 and is_on_sale order by id', [
      shopId,
    ]);
    const owner = await someone({ role: 'merchant' });
    await mall.pool.query('update shops set owner_id = $1, email = $2 where id = $3', [
      owner.accountId,
      owner.email,
      shopId,
    ]);
    const tags = await invalidatedTags(mall, () => block(shopId));
    expect(tags).toEqual(expect.arrayContaining(['shops', 'products', `shop:${shopId}`, `product:${rows[0].id}`]));
    expect((await mall.ask(getShop, { id: shopId })).code).toBe(404);
    expect((await mall.ask(getProduct, { id: rows[0].id })).data?.isOnSale ?? false).toBe(false);
    expect(await detail(shopId)).toMatchObject({
      state: 'blocked',
      closings: [{ reason, closedBy: 'Ada', liftedAt: null, liftReason: '', liftedBy: '' }],
    });
    const before = await databaseFingerprint(mall.pool);
    expect(await mall.ask(openShop, {}, as(owner.token))).toMatchObject({
      code: 409,
      message: said('shop_closed_by_platform'),
    });
    expect(await block(shopId)).toMatchObject({ code: 409, reason: 'shop_closed_by_platform' });
    expect(await databaseFingerprint(mall.pool)).toEqual(before);

    expect((await unblock(shopId)).data).toEqual({ isOpen: true });
    expect((await mall.ask(getShop, { id: shopId })).code).toBe(200);
    expect(await unblock(shopId)).toMatchObject({ code: 409, message: said('shop_not_closed') });
    expect(await applicationMailsTo(mall, owner.email)).toEqual([
      { subject: expect.stringMatching(/^The mall has closed /), text: expect.stringContaining(reason) },
      { subject: expect.stringMatching(/ is open again$/), text: expect.stringContaining('All is well') },
    ]);
  });

  test('one that its people had closed stays closed when this is lifted', async () => {
    const owner = await aMerchant();
    const shopId = await shopOf(owner);
    await mall.pool.query('update shops set is_open = false where id = $1', [shopId]);
    await block(shopId);
    expect((await unblock(shopId)).data).toEqual({ isOpen: false });
    expect(await detail(shopId)).toMatchObject({ state: 'closed' });
  });

  test('stands in the log', async () => {
    const shopId = await shopOf(await aMerchant());
    await block(shopId);
    const { rows } = await mall.pool.query(
      'select act, before, after, reason from operator_log order by id desc limit 1',
    );
    expect(rows).toEqual([
      {
        act: 'shop_blocked',
        before: { isOpen: true },
        after: { isOpen: false, isBlocked: true },
        reason,
      },
    ]);
  });
});

test('type and marks are changed unless someone else was faster', async () => {
  const shopId = await shopOf(await aMerchant());
  const shop = await detail(shopId);
  const before = { typeId: shop?.typeId ?? 0, isSelf: false, isRecommended: false };
  const mark = (after: contract.ShopMarks) =>
    mall.ask(contract.markShop, { id: shopId, before, after }, as(admin.token));
  expect((await mark({ ...before, isSelf: true, isRecommended: true })).code).toBe(200);
  expect(await detail(shopId)).toMatchObject({ isSelf: true, isRecommended: true });
  expect(await mark({ ...before, isRecommended: true })).toMatchObject({ code: 409, reason: 'changed_meanwhile' });
  expect(await detail(shopId)).toMatchObject({ isSelf: true });
});

describe('the list', () => {
  const list = async (input: object) => (await mall.ask(contract.listPlatformShops, input, as(admin.token))).data?.list;

  test('finds shops by name, number and the owner’s address', async () => {
    const owner = await aMerchant();
    const id = await shopOf(owner);
    await mall.pool.query(`update shops set name = '{"en":"Quince & Co"}' where id = $1`, [id]);
    for (const words of ['quince', 'CE & C', owner.email.toUpperCase(), String(id)])
      expect([words, (await list({ words }))?.some((shop) => shop.id === id)]).toEqual([words, true]);
    expect(await list({ words: 'quinc_' })).toEqual([]);
    expect((await list({ words: 'quince' }))?.[0]).toMatchObject({
      ownerEmail: owner.email,
      state: 'open',
      products: 0,
      orders: 0,
      sales: 0,
    });
  });

  test('filters by state and kind, sorts, and has the figures of 30 days', async () => {
    const ids = [await shopOf(await aMerchant()), await shopOf(await aMerchant())] as const;
    await mall.pool.query(
      `insert into insight_figures (shop_id, part, day, key, paid, sales) select $1, 'all', current_date - n, '', 2, 300 from generate_series(0, 40) n`,
      [ids[0]],
    );
    await mall.pool.query('update shops set is_self = true, rating_tenths = 40 where id = any($1)', [[...ids]]);
    await mall.pool.query('update shops set is_open = false where id = $1', [ids[1]]);
    const own = async (input: object) => (await list({ isSelf: '1', ...input }))?.map(({ id }) => id);
    expect((await list({ sort: 'orders', limit: 1 }))?.[0]).toMatchObject({ id: ids[0], orders: 60, sales: 9_000 });
    expect((await own({ state: 'closed' }))?.includes(ids[1])).toBe(true);
    expect((await own({ state: 'open' }))?.includes(ids[1])).toBe(false);
    await block(ids[1]);
    expect((await own({ state: 'blocked' }))?.includes(ids[1])).toBe(true);
    expect((await own({ state: 'closed' }))?.includes(ids[1])).toBe(false);
    expect((await own({ sort: 'newest' }))?.slice(0, 2)).toEqual([ids[1], ids[0]]);
  });
});

describe('looking at a shop as its people see it', () => {
  const look = (id: number, operator: Person) =>
    mall.ask(contract.lookAtShop, { id, reason: 'A complaint' }, as(operator.token));

  test('answers what reads and refuses what changes, for a while, and is logged', async () => {
    const operator = await anOperator(['shops']);
    const owner = await aMerchant();
    const id = await shopOf(owner);
    const headers = { ...as(operator.token), 'x-shop-id': String(id) };
    expect((await mall.ask(getShopDetails, {}, headers)).code).toBe(403);
    expect((await look(id, operator)).code).toBe(200);
    const seen = await mall.ask(getShopDetails, {}, headers);
    expect(seen.code).toBe(200);
    const { data: user } = await mall.ask(getConsoleUser, {}, as(operator.token));
    expect(user?.shops).toMatchObject([{ shopId: id, isLooking: true, isOwner: false }]);

    const before = await databaseFingerprint(mall.pool);
    const { name: _, isOpen: __, savedAt: ___, savedBy: ____, ...details } = seen.data ?? ({} as never);
    expect(await mall.ask(editShopDetails, details as never, headers)).toMatchObject({
      code: 403,
      reason: 'looking_only',
      message: said('looking_only'),
    });
    expect((await mall.ask(openShop, {}, headers)).reason).toBe('looking_only');
    expect(await databaseFingerprint(mall.pool)).toEqual(before);

    const { rows } = await mall.pool.query('select act, reason from operator_log order by id desc limit 1');
    expect(rows).toEqual([{ act: 'shop_looked_at', reason: 'A complaint' }]);
    await mall.ask(contract.endLook, { id }, as(operator.token));
    expect((await mall.ask(getShopDetails, {}, headers)).code).toBe(403);
    await look(id, operator);
    await mall.pool.query("update shop_looks set ends_at = now() - interval '1 second'");
    expect((await mall.ask(getShopDetails, {}, headers)).code).toBe(403);
  });

  test('ends with the right to it, and is about this shop alone', async () => {
    const operator = await anOperator(['shops']);
    const [id, other] = [await shopOf(await aMerchant()), await shopOf(await aMerchant())];
    await look(id, operator);
    const ask = async (shopId: number | null) =>
      (await mall.ask(getShopDetails, {}, { ...as(operator.token), ...(shopId && { 'x-shop-id': String(shopId) }) }))
        .code;
    expect([await ask(id), await ask(other), await ask(null)]).toEqual([200, 403, 403]);
    await mall.pool.query(
      "update operator_roles set scopes = '{orders}' where id = (select role_id from operators where account_id = $1)",
      [operator.accountId],
    );
    expect(await ask(id)).toBe(403);
  });
});
