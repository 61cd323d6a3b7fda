import { expect, test } from 'vitest';
import { migrateOldMall } from '#tests/support/database/old-mall.ts';

// A mall from before the ledger: its journal booked whole orders, and a receipt made a share the shop's own.

const order = (id: number, status: string, received: string) =>
  `(${id}, 'SH${id}', ${id}, 1, 7, '${status}', 1000, 1000, 0, 100, 50, 200, 1050, 60, 1140, 'USD', 'courier', now(), ${received}, 0, 0)`;
const line = (id: number, orderId: number, amounts: string) =>
  `(${id}, ${orderId}, 1, ${id}, '{"en": "Tea"}', '{"en": ""}', '${'a'.repeat(32)}', 500, 1, ${amounts})`;

const rowsOf = migrateOldMall(
  '0050',
  `
    insert into shops (id, name, intro, type_id, category_id, avatar_hash, back_hash, street_hash) overriding system value
      select 7, '{"en": "Tea"}', '{"en": ""}', 1, 1, hash, hash, hash from (select repeat('a', 32) as hash) picture;
    insert into orders (id, number, payment_id, account_id, shop_id, status, list_price, subtotal, shop_coupon, platform_coupon, points, freight,
      payable, commission, shop_share, currency, delivery, paid_at, received_at, refunded_payable, refunded_share) overriding system value
    values ${[order(1, 'completed', 'now()'), order(2, 'refunded', 'null'), order(3, 'awaiting_payment', 'null')].join()};
    insert into order_lines (id, order_id, product_id, sku_id, name, variant, picture_hash, unit_price, quantity,
      list_price, subtotal, shop_coupon, platform_coupon, points, freight, payable, commission, shop_share) overriding system value
    values ${[1, 2, 3].flatMap((id) => [line(id * 10, id, '500, 500, 0, 100, 0, 200, 600, 30, 670'), line(id * 10 + 1, id, '500, 500, 0, 0, 50, 0, 450, 30, 470')]).join()};
    insert into refunds (id, number, order_id, account_id, shop_id, kind, status, reason, quantity, subtotal, shop_coupon, platform_coupon, points,
      freight, payable, commission, shop_share, points_used, currency, paid_from, created_at) overriding system value values
      (1, 'RE1', 1, 1, 7, 'money', 'refunded', 'other', 1, 500, 0, 0, 50, 0, 450, 30, 470, 0, 'USD', 'shop', now()),
      (2, 'RE2', 2, 1, 7, 'money', 'refunded', 'other', 2, 1000, 0, 100, 50, 0, 850, 60, 940, 0, 'USD', 'held', now());
    insert into refund_lines (refund_id, order_line_id, quantity, units, unsent, subtotal, shop_coupon, platform_coupon, points, freight, payable, commission,
      shop_share, points_used) values
      (1, 11, 1, '{1}', 0, 500, 0, 0, 50, 0, 450, 30, 470, 0),
      (2, 20, 1, '{1}', 0, 500, 0, 100, 0, 0, 400, 30, 470, 0), (2, 21, 1, '{1}', 0, 500, 0, 0, 50, 0, 450, 30, 470, 0);
    insert into order_status_history (order_id, step, status, by, at) values (2, 3, 'refunded', 'shop', '2026-03-04T05:06:07Z');
    insert into journal_entries (cause, account, amount, currency) values
      ('paid:PT1', 'provider', 1050, 'USD'), ('paid:PT1', 'clearing', -1050, 'USD'),
      ('paid:PT2', 'provider', 1050, 'USD'), ('paid:PT2', 'clearing', -1050, 'USD'),
      ('late:9', 'provider', 5, 'USD'), ('late:9', 'owed_back', -5, 'USD'),
      ('order:SH1', 'clearing', 1050, 'USD'), ('order:SH1', 'platform', 150, 'USD'), ('order:SH1', 'held:7', -1140, 'USD'), ('order:SH1', 'commission', -60, 'USD'),
      ('order:SH2', 'clearing', 1050, 'USD'), ('order:SH2', 'platform', 150, 'USD'), ('order:SH2', 'held:7', -1140, 'USD'), ('order:SH2', 'commission', -60, 'USD'),
      ('receipt:SH1', 'held:7', 1140, 'USD'), ('receipt:SH1', 'shop:7', -1140, 'USD'),
      ('refund:RE1', 'shop:7', 470, 'USD'), ('refund:RE1', 'commission', 30, 'USD'), ('refund:RE1', 'platform', -50, 'USD'), ('refund:RE1', 'owed_back', -450, 'USD'),
      ('refund:RE2', 'held:7', 940, 'USD'), ('refund:RE2', 'commission', 60, 'USD'), ('refund:RE2', 'platform', -150, 'USD'), ('refund:RE2', 'owed_back', -850, 'USD'),
      ('rest:SH2', 'held:7', 200, 'USD'), ('rest:SH2', 'shop:7', -200, 'USD'),
      ('back:refund:RE1', 'owed_back', 450, 'USD'), ('back:refund:RE1', 'provider', -450, 'USD')`,
);

test('every movement is there, line by line, and adds up to nothing', async () => {
  expect(await rowsOf('select cause from ledger_entries group by cause having sum(amount) <> 0')).toEqual([]);
  expect(
    await rowsOf(
      'select account, shop_id, sum(amount)::int from ledger_entries group by 1, 2 having sum(amount) <> 0 order by 1',
    ),
  ).toEqual([
    ['available', 7, -200],
    ['commission', null, -30],
    ['coupon_cost', null, 100],
    ['owed_back', null, -855],
    ['pending', 7, -670],
    ['provider', null, 1_655],
  ]);
});

test('a received share is pending until its time is over, and what was left of a refunded order is the shop’s', async () => {
  const ofLines =
    'select order_line_id, account, rule, amount from ledger_entries where shop_id = 7 order by order_line_id, id';
  expect(await rowsOf(ofLines)).toEqual([
    [10, 'pending', 'sale', -670],
    [11, 'pending', 'sale', -470],
    [11, 'pending', 'refund', 470],
    [20, 'pending', 'sale', -670],
    [20, 'pending', 'refund', 470],
    [20, 'pending', 'rest', 200],
    [20, 'available', 'rest', -200],
    [21, 'pending', 'sale', -470],
    [21, 'pending', 'refund', 470],
  ]);
  expect(await rowsOf('select number, released_at from orders order by id')).toEqual([
    ['SH1', null],
    ['SH2', new Date('2026-03-04T05:06:07Z')],
    ['SH3', null],
  ]);
  expect(await rowsOf('select number, is_after_receipt from refunds order by id')).toEqual([
    ['RE1', true],
    ['RE2', false],
  ]);
});

test('entries are written, never rewritten, and only in sums of nothing', async () => {
  await expect(rowsOf('update ledger_entries set amount = 1')).rejects.toThrow('never changed');
  await expect(rowsOf('delete from ledger_entries')).rejects.toThrow('never changed');
  const lonely = `insert into ledger_entries (cause, rule, account, amount, currency) values ('x', 'payment', 'provider', 5, 'USD')`;
  await expect(rowsOf(lonely)).rejects.toThrow('do not add up');
});
