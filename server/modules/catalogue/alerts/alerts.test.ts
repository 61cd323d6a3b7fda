import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addAlert,
  alertsMax,
  cancelAlerts,
  listAlerts,
  listProductAlerts,
} from '#contract/catalogue/shopper-alerts.ts';
import { transaction } from '#server/database/connection.ts';
import { rates } from '#server/http/limits.ts';
import { publishProducts, releaseStock, reserveStock, returnStock } from '#server/modules/catalogue/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { variantsOf } from '#tests/support/accounts/buyers.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { mailBody } from '#tests/support/orders/mail-body.ts';

const publicUrl = 'https://mall.example';
const mall = openMallUnderTest({ PUBLIC_URL: publicUrl });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let ann: Person;
const [tea, coffee, mug, soldOut] = [0, 1, 2, 3];
const idOf = (place: number) => small.productIds[place] ?? 0;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await deliverAll();
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows; delete from product_alerts');
  await mall.pool.query('update skus set on_hand = opening, reserved = 0');
  await mall.pool.query('update skus set price = 2550 where product_id = $1', [idOf(coffee)]);
  await deliverAll();
  ann = await someone();
});

const skuOf = (place: number, at = 0) => variant(place, at).skuId;
const add = (person: Person, input: object) => mall.ask(addAlert, input as never, as(person.token));
const mailsTo = async ({ email }: Person) => {
  const { rows } = await mall.pool.query(
    'select subject, text, html from outgoing_messages where recipient = $1 and cause is not null order by id',
    [email],
  );
  return rows as { subject: string; text: string; html: string }[];
};
const countOf = async () => (await mall.pool.query('select count(*)::int as n from product_alerts')).rows[0].n;
let returns = 0;
const restock = (skuId: number) =>
  transaction((tx) => returnStock(tx, [{ cause: `return:${skuId}:${++returns}`, skuId, quantity: 1 }]));

test('a sold-out variant that comes back is mailed once, and the alert is gone', async () => {
  const sku = skuOf(soldOut);
  expect((await add(ann, { skuId: sku, kind: 'stock' })).data).toEqual({
    id: expect.any(Number),
    skuId: sku,
    kind: 'stock',
    belowPrice: null,
  });
  await deliverAll();
  expect(await mailsTo(ann)).toEqual([]);
  await restock(sku);
  await deliverAll();
  const [mail] = await mailsTo(ann);
  expect(mail?.subject).toBe('Back in stock: “Sold Out Cup”');
  expect(mailBody(mail?.text ?? '')).toBe(`It’s back in stock

“Sold Out Cup” is available again for €5.00. Stock may be limited.

* Sold Out Cup
  Qty: 1 · €5.00

View product: ${publicUrl}/goods_detail/${idOf(soldOut)}?sku=${sku}

Manage your alerts: ${publicUrl}/users/collection_list?tab=alerts`);
  expect(mail?.html).toContain(`<a href="${publicUrl}/users/collection_list?tab=alerts"`);
  await mall.pool.query('update skus set on_hand = 0 where id = $1', [sku]);
  await restock(sku);
  await deliverAll();
  expect(await mailsTo(ann)).toHaveLength(1);
  expect((await mall.ask(listAlerts, {}, as(ann.token))).data?.total).toBe(0);
});

test('stock comes back by a cancelled order too, and by whoever changes the table', async () => {
  const lines = [{ lineId: 900_001, skuId: skuOf(coffee), quantity: 10 }];
  await transaction((tx) => reserveStock(tx, lines));
  await add(ann, { skuId: skuOf(coffee), kind: 'stock' });
  await transaction((tx) => releaseStock(tx, lines));
  await deliverAll();
  expect(await mailsTo(ann)).toHaveLength(1);
  await add(ann, { skuId: skuOf(soldOut), kind: 'stock' });
  await mall.pool.query('update skus set on_hand = 3, opening = 3 where id = $1', [skuOf(soldOut)]);
  await deliverAll();
  await mall.pool.query('update skus set on_hand = 0, opening = 0 where id = $1', [skuOf(soldOut)]);
  expect(await mailsTo(ann)).toHaveLength(2);
});

test('a price that falls is mailed; one that rises, or does not fall enough, is not', async () => {
  const setPrice = async (price: number) => {
    await mall.pool.query('update skus set price = $2 where product_id = $1', [idOf(coffee), price]);
    await deliverAll();
    return (await mailsTo(ann)).map(({ subject }) => subject);
  };
  await add(ann, { skuId: skuOf(coffee), kind: 'price', belowPrice: 2_000 });
  expect(await setPrice(2_600)).toEqual([]);
  expect(await setPrice(2_000)).toEqual([]);
  const subject = 'Price drop: “Coffee Cup” now €19.99';
  expect(await setPrice(1_999)).toEqual([subject]);
  expect(await setPrice(1_500)).toEqual([subject]);
  await add(ann, { skuId: skuOf(coffee), kind: 'price' });
  expect(await setPrice(1_499)).toEqual([subject, 'Price drop: “Coffee Cup” now €14.99']);
});

test('a flash sale is a lower price', async () => {
  const { rows } = await mall.pool.query(
    `insert into activities (kind, layout, name, starts_at, ends_at, is_open)
     values ('flash', 1, '{"en": "Soon"}', now(), now() + interval '1 day', false) returning id`,
  );
  await mall.pool.query(
    'insert into activity_products (activity_id, product_id, activity_price, quota) values ($1, $2, 1000, 5)',
    [rows[0].id, idOf(coffee)],
  );
  await add(ann, { skuId: skuOf(coffee), kind: 'price' });
  await mall.pool.query('update activities set is_open = true where id = $1', [rows[0].id]);
  await transaction((tx) => publishProducts(tx, [idOf(coffee)]));
  await deliverAll();
  expect((await mailsTo(ann)).map(({ subject }) => subject)).toEqual(['Price drop: “Coffee Cup” now €10.00']);
  await mall.pool.query('update activities set is_open = false where id = $1', [rows[0].id]);
});

test('nothing is mailed while the product cannot be bought, and it is once it can', async () => {
  await add(ann, { skuId: skuOf(soldOut), kind: 'stock' });
  await mall.pool.query('update products set is_on_sale = false where id = $1', [idOf(soldOut)]);
  await restock(skuOf(soldOut));
  await deliverAll();
  expect(await mailsTo(ann)).toEqual([]);
  await mall.pool.query('update products set is_on_sale = true where id = $1', [idOf(soldOut)]);
  await transaction((tx) => publishProducts(tx, [idOf(soldOut)]));
  await deliverAll();
  expect(await mailsTo(ann)).toHaveLength(1);
});

describe('at once', () => {
  test('stock that comes back in two transactions is one mail', async () => {
    for (let round = 0; round < 10; round++) {
      const person = await someone();
      await mall.pool.query('update skus set on_hand = 0, opening = 0, reserved = 0 where id = $1', [skuOf(soldOut)]);
      await add(person, { skuId: skuOf(soldOut), kind: 'stock' });
      await concurrently(2, () => restock(skuOf(soldOut)));
      await concurrently(4, deliverAll);
      expect(await mailsTo(person)).toHaveLength(1);
    }
  });

  test('an alert that is added while stock comes back is refused or mailed, never forgotten', async () => {
    for (let round = 0; round < 10; round++) {
      const person = await someone();
      await mall.pool.query('update skus set on_hand = 0, opening = 0, reserved = 0 where id = $1', [skuOf(soldOut)]);
      const [answer] = await Promise.all([
        add(person, { skuId: skuOf(soldOut), kind: 'stock' }),
        restock(skuOf(soldOut)),
      ]);
      await deliverAll();
      expect((await mailsTo(person)).length).toBe(answer.code === 200 ? 1 : 0);
      if (answer.code !== 200) expect(answer.reason).toBe('already_in_stock');
    }
  });

  test('of twenty who want the last free place exactly one gets it', async () => {
    await mall.pool.query(
      `insert into product_alerts (account_id, product_id, sku_id, kind, below_price)
       select $1, s.product_id, s.id, 'price', 1 from skus s where s.id <> all($2) limit 2`,
      [ann.accountId, [0]],
    );
    const { rows } = await mall.pool.query(
      `insert into skus (product_id, values, price, original_price, opening, on_hand)
       select $1, array['n' || n || '-' || $2::text], 100, 100, 1, 1 from generate_series(1, $3) n returning id`,
      [idOf(tea), ann.accountId, alertsMax + 20],
    );
    const ids = rows.map(({ id }) => id as number);
    await mall.pool.query(
      `insert into product_alerts (account_id, product_id, sku_id, kind, below_price)
       select $1, $2, unnest($3::int[]), 'price', 1`,
      [ann.accountId, idOf(tea), ids.slice(0, alertsMax - 3)],
    );
    const answers = await concurrently(20, (at) => add(ann, { skuId: ids[alertsMax + at], kind: 'price' }));
    const reasons = Object.groupBy(answers, ({ code, reason }) => (code === 200 ? 'added' : `${reason}`));
    expect([reasons.added?.length, reasons.too_many_alerts?.length]).toEqual([1, 19]);
    expect(await countOf()).toBe(alertsMax);
    await mall.pool.query('delete from product_alerts');
    await mall.pool.query('delete from skus where id = any($1)', [ids]);
  });
});

test('asking twice is one alert, which waits for the newer price', async () => {
  const first = await add(ann, { skuId: skuOf(coffee), kind: 'price' });
  const second = await add(ann, { skuId: skuOf(coffee), kind: 'price', belowPrice: 900 });
  expect([first.data?.belowPrice, second.data?.belowPrice]).toEqual([2_550, 900]);
  expect(second.data?.id).toBe(first.data?.id);
  expect(await countOf()).toBe(1);
});

test('the list has what one waits for, the newest first, and only one’s own', async () => {
  const ben = await someone();
  await add(ben, { skuId: skuOf(coffee), kind: 'price' });
  await add(ann, { skuId: skuOf(coffee), kind: 'price', belowPrice: 2_000 });
  await add(ann, { skuId: skuOf(mug, 1), kind: 'stock' });
  const { data } = await mall.ask(listAlerts, {}, as(ann.token));
  expect(data?.list).toEqual([
    {
      id: expect.any(Number),
      skuId: skuOf(mug, 1),
      productId: idOf(mug),
      kind: 'stock',
      belowPrice: null,
      name: 'Travel Mug',
      variant: 'Blue, L',
      image: expect.objectContaining({ url: `/media/${small.pictureHash}` }),
      price: 3_500,
      reason: 'sold_out',
      since: expect.any(String),
    },
    expect.objectContaining({ name: 'Coffee Cup', kind: 'price', belowPrice: 2_000, reason: null }),
  ]);
  expect((await mall.ask(listProductAlerts, { id: idOf(coffee) }, as(ann.token))).data).toHaveLength(1);
  const ids = data?.list.map(({ id }) => id) ?? [];
  expect((await mall.ask(cancelAlerts, { ids }, as(ben.token))).data).toEqual({ cancelled: 0 });
  expect((await mall.ask(cancelAlerts, { ids }, as(ann.token))).data).toEqual({ cancelled: 2 });
  expect(await countOf()).toBe(1);
});

test('what is refused moves nothing', async () => {
  const phoneOnly = await someone();
  await mall.pool.query("update accounts set email = null, phone = '+8613911112222' where id = $1", [
    phoneOnly.accountId,
  ]);
  const visitor = await someone();
  await mall.pool.query("update accounts set user_type = 'visitor' where id = $1", [visitor.accountId]);
  const before = await databaseFingerprint(mall.pool);
  const refusal = async (person: Person, input: object) => (await add(person, input)).reason;
  expect(await refusal(ann, { skuId: 999_999, kind: 'stock' })).toBe('sku_not_found');
  expect(await refusal(ann, { skuId: skuOf(coffee), kind: 'stock' })).toBe('already_in_stock');
  expect(await refusal(ann, { skuId: skuOf(coffee), kind: 'price', belowPrice: 2_551 })).toBe('already_cheaper');
  expect(await refusal(ann, { skuId: skuOf(coffee), kind: 'colour' })).toBe('bad_input');
  expect(await refusal(ann, { skuId: skuOf(coffee), kind: 'price', belowPrice: 0 })).toBe('bad_input');
  expect(await refusal(phoneOnly, { skuId: skuOf(coffee), kind: 'price' })).toBe('no_email');
  expect(await refusal(visitor, { skuId: skuOf(coffee), kind: 'price' })).toBe('visitor_account');
  expect((await mall.ask(addAlert, { skuId: skuOf(coffee), kind: 'price' })).reason).toBe('not_signed_in');
  await mall.pool.query('delete from rate_windows');
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('a shopper may ask so often a minute', async () => {
  const { times } = rates.addAlert;
  const answers = [];
  for (let at = 0; at <= times; at++) answers.push(await add(ann, { skuId: 999_999, kind: 'stock' }));
  expect(answers.at(-1)?.reason).toBe('too_many_tries');
  expect(answers.at(-2)?.reason).toBe('sku_not_found');
});

test('an account that is deleted takes its alerts along, and a closed one gets no mail', async () => {
  await add(ann, { skuId: skuOf(soldOut), kind: 'stock' });
  await mall.pool.query('update accounts set disabled_at = now() where id = $1', [ann.accountId]);
  await restock(skuOf(soldOut));
  await deliverAll();
  expect(await mailsTo(ann)).toEqual([]);
  const ben = await someone();
  await add(ben, { skuId: skuOf(coffee), kind: 'price' });
  await mall.pool.query('delete from accounts where id = $1', [ben.accountId]);
  expect(await countOf()).toBe(0);
});

test('alerts for a product are found by an index', async () => {
  const { rows } = await mall.pool.query(
    `select indexdef from pg_indexes where tablename = 'product_alerts' and indexdef like '%(product_id)%'`,
  );
  expect(rows).toHaveLength(1);
});
