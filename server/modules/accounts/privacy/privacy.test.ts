import { beforeAll, beforeEach, expect, test } from 'vitest';
import { enableAccount, getAnyAccount } from '#contract/accounts/platform.ts';
import { deleteAccount, openAccountExport } from '#contract/accounts/platform-privacy.ts';
import { addToCart } from '#contract/cart/shopper.ts';
import { signInByEmail } from '#contract/identity/shopper.ts';
import { listAddresses } from '#contract/identity/shopper-addresses.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { getAnyOrder } from '#contract/refunds/platform-orders.ts';
import { listReviews } from '#contract/reviews/shopper.ts';
import { writeReview } from '#contract/reviews/shopper-own.ts';
import { as, type Person, password, signUp, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { allAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { bought, ownerOf, receive, send } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let shopIds: number[];
let operator: Person;
let administrator: Person;

beforeAll(async () => {
  const small = await fillSmallMall();
  shopIds = small.shopIds;
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  operator = await anOperator(['accounts']);
  administrator = await someone({ role: 'platform', nickname: 'Ada' });
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
});

const remove = (id: number, who = operator) =>
  mall.ask(deleteAccount, { id, reason: 'By letter of 3 March' }, as(who.token));

const logOf = async (id: number) =>
  (await mall.ask(listOperatorLog, { kind: 'account', words: String(id) }, as(administrator.token))).data?.list
    .filter(({ subject }) => subject === String(id))
    .map(({ act, reason, before, after }) => ({ act, reason, before, after }));

const saveFavourite = ({ accountId }: Person, productId: number) =>
  mall.pool.query('insert into favourites (account_id, product_id, price_when_saved) values ($1, $2, 100)', [
    accountId,
    productId,
  ]);

/** Someone who has received an order and reviewed it. */
async function aReviewer(): Promise<{ ana: Buyer; number: string; productId: number }> {
  const ana = await aBuyer({ points: 40 });
  await mall.pool.query("update accounts set nickname = 'Ana Quill', phone = $2, country_code = '+1' where id = $1", [
    ana.accountId,
    `+1202555${String(ana.accountId).padStart(4, '0')}`,
  ]);
  const wanted = variant(1);
  const { number, lines } = await bought(mall, ana, wanted);
  await send(number, lines);
  await receive(number);
  const [line] = lines;
  const review = { orderNo: number, orderInfoId: line?.id ?? 0, star: 5, serviceStar: 5, comment: 'Lovely' };
  const { code, message } = await mall.ask(writeReview, { ...review, pics: [] }, as(ana.token));
  expect([code, message]).toEqual([200, 'success']);
  await deliverAll();
  return { ana, number, productId: wanted.productId };
}

test('a person’s data come as one file, with the link of an operator who is logged; secrets and shops’ money are not in it', async () => {
  const { ana, number, productId } = await aReviewer();
  await saveFavourite(ana, productId);
  await mall.ask(addToCart, { lines: [variant(1)] }, as(ana.token));
  const asked = { id: ana.accountId, reason: 'By letter' };
  const { data } = await mall.ask(openAccountExport, asked, as(operator.token));
  const response = await mall.api.request(data?.path ?? '');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="account-${ana.accountId}.json"`);
  const text = await response.text();
  const file = JSON.parse(text);
  expect(file).toMatchObject({
    account: { id: ana.accountId, nickname: 'Ana Quill', email: ana.email, hasPassword: false },
    addresses: [{ real_name: 'Ana Silva', detail: '1 Main Street' }],
    sessions: [{ kind: 'storefront' }],
    orders: [{ number, address: { realName: 'Ana Silva' }, lines: [{ quantity: 1 }] }],
    payments: [{ status: 'paid', charges: [{ state: 'succeeded' }] }],
    reviews: [{ text: 'Lovely', nickname: 'Ana Quill' }],
    points: [{ kind: 'granted', available_delta: 40 }, {}],
    favourites: [{ product_id: productId }],
    cart: [{ quantity: 1 }],
    ...{ refunds: [], coupons: [], alerts: [], followedShops: [], applications: [], contactChanges: [] },
  });
  expect(file.messages.length).toBeGreaterThan(0);
  for (const secret of ['password_hash', 'token_hash', 'commission', 'shop_share', 'client_secret'])
    expect(text).not.toContain(secret);
  expect((await logOf(ana.accountId))?.map(({ act, reason }) => [act, reason])).toEqual([
    ['account_exported', 'By letter'],
  ]);
  const filesPath = '/api/files/account/';
  const sealed = data?.path.slice(filesPath.length) ?? '';
  const changed = `${filesPath}${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`;
  expect((await mall.api.request(changed)).status).toBe(404);
});

test('a deleted account leaves orders without a person and reviews without a name, and its contacts are free', async () => {
  const { ana, number, productId } = await aReviewer();
  const { data: orderBefore } = await mall.ask(getAnyOrder, { orderNo: number }, as(administrator.token));
  await saveFavourite(ana, productId);
  expect((await remove(ana.accountId)).code).toBe(200);

  expect((await mall.ask(listAddresses, {}, as(ana.token))).code).toBe(401);
  const { data: page } = await mall.ask(getAnyAccount, { id: ana.accountId }, as(operator.token));
  expect(page).toMatchObject({
    ...{ state: 'deleted', nickname: 'Former customer', email: null, phone: null, addresses: [], openSessions: 0 },
    ...{ orderCount: 1, orders: [{ orderNo: number }] },
  });
  const { data: orderAfter } = await mall.ask(getAnyOrder, { orderNo: number }, as(administrator.token));
  expect([orderAfter?.payable, orderAfter?.lines, orderAfter?.status]).toEqual([
    ...[orderBefore?.payable, orderBefore?.lines, orderBefore?.status],
  ]);
  const { rows } = await mall.pool.query(
    "select address, note from orders where number = $1 and address ->> 'country' = 'US'",
    [number],
  );
  expect(rows).toEqual([
    { address: { ...rows[0].address, realName: '–', detail: '–', postCode: '–', phone: '0000', email: '' }, note: '' },
  ]);
  const { data: reviews } = await mall.ask(listReviews, { id: productId }, { 'x-locale': 'fr' });
  expect(reviews?.list.find(({ comment }) => comment === 'Lovely')?.nickname).toBe('Ancien client');
  const traces = await mall.pool.query(
    `select (select count(*) from favourites where account_id = $1)::int as favourites,
       (select count(*) from outgoing_messages where recipient = $2)::int as messages,
       (select count(*) from reviews where nickname like '%Quill%' and account_id = $1)::int as names`,
    [ana.accountId, ana.email],
  );
  expect(traces.rows).toEqual([{ favourites: 0, messages: 0, names: 0 }]);
  const [entry] = (await logOf(ana.accountId)) ?? [];
  expect(entry).toEqual({
    ...{ act: 'account_deleted', reason: 'By letter of 3 March' },
    ...{ before: { isDeleted: false }, after: { isDeleted: true } },
  });
  expect(await violations()).toEqual([]);

  await signUp(mall, ana.email);
  expect((await mall.ask(signInByEmail, { email: ana.email, password })).code).toBe(200);
});

test('what cannot be deleted stays as it is: orders that run, shops, applications, operators', async () => {
  const ana = await aBuyer();
  await order(mall, ana, variant(1));
  const refused = await remove(ana.accountId);
  expect(refused).toMatchObject({ code: 409, reason: 'account_orders_run' });
  expect(refused.message).toContain('1 order is still running');
  const owner = await ownerOf(mall, shopIds[0] ?? 0);
  expect(await remove(owner.accountId)).toMatchObject({ reason: 'account_owns_shop' });
  expect(await remove(administrator.accountId)).toMatchObject({ reason: 'account_of_operator' });
  expect(await remove(2_000_000_000)).toMatchObject({ reason: 'account_not_found' });
  const { data } = await mall.ask(getAnyAccount, { id: ana.accountId }, as(operator.token));
  expect(data).toMatchObject({ state: 'open', addresses: [{ country: 'US' }], openSessions: 1 });
});

test('two operators delete at once: one does, the other reads who it was; nobody enables it again', async () => {
  const { accountId: id } = await someone();
  const lock = { text: 'select from accounts where id = $1 for update', values: [id] };
  const answers = await allAtLock(mall.pool, lock, [() => remove(id), () => remove(id, administrator)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ code }) => code === 409)?.reason).toBe('account_deleted');
  expect((await logOf(id))?.length).toBe(1);
  expect(await mall.ask(enableAccount, { id, reason: 'So' }, as(operator.token))).toMatchObject({
    reason: 'account_deleted',
  });
});
