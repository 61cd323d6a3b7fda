import pg from 'pg';
import type { ReadyOrder } from './ready-orders.ts';

// What placing an order is compared with: the same rows, locks and checks as plain SQL with prepared statements, written by
// someone who trusts the input and knows that there is one line, no coupon and no points.

const statements = {
  count: `insert into rate_windows (key, times, ends_at) values ($1, 1, now() + interval '1 minute')
    on conflict (key) do update set times = rate_windows.times + 1 returning times`,
  claimKey: `insert into answered_calls (account_id, call, key, fingerprint) values ($1, 'by hand', $2, $3) on conflict do nothing`,
  claimDraft: `update checkout_drafts set payment_number = $3
    where number = $2 and account_id = $1 and payment_number is null and ends_at > mall_now() returning lines`,
  readSku: `select s.price, s.original_price, s.on_hand - s.reserved as stock, p.id as product_id, p.name, p.shop_id,
      p.weight_grams, p.is_on_sale, sh.is_open, c.commission_percent, coalesce(s.picture_hash, p.picture_hash) as picture_hash
    from skus s join products p on p.id = s.product_id join shops sh on sh.id = p.shop_id
    join shop_categories c on c.id = sh.category_id where s.id = $1`,
  readBuyer: `select row_to_json(a) as address, r.first_fee, (select count(*) from payments where account_id = $1 and status = 'open') as open,
      (select json_object_agg(name, value) from site_settings where name in ('currency', 'points', 'orders')) as site
    from addresses a left join lateral (
      select f.* from freight_rules f join freight_templates t on t.id = f.template_id where t.shop_id = $3 and t.is_default and f.country in (a.country, '*') order by f.country = '*' limit 1
    ) r on true where a.id = $2 and a.account_id = $1`,
  openPayment: `insert into payments (number, account_id, amount, currency, expires_at, created_at)
    values ($1, $2, $3, 'USD', mall_now() + interval '30 minutes', mall_now()) returning id, expires_at`,
  writeOrder: `with placed as (
      insert into orders (number, payment_id, account_id, shop_id, list_price, subtotal, shop_coupon, platform_coupon, points, freight,
        payable, commission, shop_share, currency, delivery, address, created_at)
      values ($1, $2, $3, $4, $5, $6, 0, 0, 0, $7, $8, $9, $10, 'USD', 'courier', $11, mall_now()) returning id
    ), moved as (
      insert into order_status_history (order_id, step, status, by, at) select id, 1, 'awaiting_payment', 'shopper', mall_now() from placed
    )
    insert into order_lines (order_id, product_id, sku_id, name, variant, picture_hash, unit_price, quantity,
      list_price, subtotal, shop_coupon, platform_coupon, points, freight, payable, commission, shop_share)
    select id, $12, $13, $14, '{"en": ""}', $15, $6, 1, $5, $6, 0, 0, 0, $7, $8, $9, $10 from placed returning id`,
  publish: `with event as (insert into event_outbox (name, payload) values ('bench.placed', $1) returning 1) select pg_notify('events', '') from event`,
  reserve: `with taken as (
      update skus set reserved = reserved + 1 where id = $1 and on_hand - reserved >= 1 returning id
    )
    insert into stock_changes (sku_id, cause, on_hand_delta, reserved_delta) select id, $2, 0, 1 from taken`,
  saveAnswer: `update answered_calls set answer = $3 where account_id = $1 and call = 'by hand' and key = $2`,
} as const;

export function openByHand(url: string, connections: number) {
  const pool = new pg.Pool({ connectionString: url, max: connections });

  async function place({ accountId, addressId, input }: ReadyOrder, at: number): Promise<void> {
    await pool.query({ name: 'count', text: statements.count, values: [`byHand:${accountId}`] });
    const client = await pool.connect();
    const ask = (name: keyof typeof statements, ...values: unknown[]) =>
      client.query({ name, text: statements[name], values });
    try {
      await client.query('begin');
      await ask('claimKey', accountId, input.preOrderNo, 'f'.repeat(64));
      const digits = `${Date.now()}${String(at).padStart(9, '0')}`;
      const { rows: claimed } = await ask('claimDraft', accountId, input.preOrderNo, `PT${digits}`);
      const { skuId } = claimed[0].lines[0];
      const sku = (await ask('readSku', skuId)).rows[0];
      const buyer = (await ask('readBuyer', accountId, addressId, sku.shop_id)).rows[0];
      if (!sku.is_on_sale || !sku.is_open || sku.stock < 1 || buyer.open >= 20) throw new Error('refused');
      const payable = sku.price + buyer.first_fee;
      const commission = Math.round((sku.price * sku.commission_percent) / 100);
      const payment = (await ask('openPayment', `PT${digits}`, accountId, payable)).rows[0];
      const amounts = [sku.original_price, sku.price, buyer.first_fee, payable, commission, payable - commission];
      const { rows: lines } = await ask(
        'writeOrder',
        `SH${digits}`,
        payment.id,
        accountId,
        sku.shop_id,
        ...amounts,
        buyer.address,
        sku.product_id,
        skuId,
        sku.name,
        sku.picture_hash,
      );
      await ask('publish', { paymentNumber: `PT${digits}` });
      const reserved = await ask('reserve', skuId, `reserve:${lines[0].id}`);
      if (reserved.rowCount !== 1) throw new Error('sold out');
      await ask('saveAnswer', accountId, input.preOrderNo, { orderNo: `PT${digits}`, expiresAt: payment.expires_at });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
  return { place, close: () => pool.end() };
}
