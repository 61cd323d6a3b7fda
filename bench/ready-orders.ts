import type pg from 'pg';
import type { InputOf } from '#contract/core/call.ts';
import type { placeOrder } from '#contract/orders/shopper-checkout.ts';
import { loadDraft } from '#server/modules/orders/checkout/get-quote.ts';

/** A buyer who has a quote, and the input that places the order. */
export type ReadyOrder = { accountId: number; addressId: number; input: Required<InputOf<typeof placeOrder>> };

let made = 0;
const concurrency = 16;

/** Creates `count` buyers, each with an address and a quote for one unit of one of these variants. */
export async function makeReady(pool: pg.Pool, skuIds: readonly number[], count: number): Promise<ReadyOrder[]> {
  const first = made;
  made += count;
  const { rows } = await pool.query<{ accountId: number; addressId: number; number: string }>(
    `with person as (
      insert into accounts (user_type, nickname, email)
      select 'email', 'Bench', 'bench' || g || '@bench.example' from generate_series($1::int, $1::int + $2::int - 1) g returning id
    ), home as (
      insert into addresses (account_id, real_name, country_code, phone, country, detail, post_code, is_default)
      select id, 'Bench', '+1', '2025550123', 'US', '1 Main Street', '02134', true from person returning id, account_id
    ), numbered as (
      select account_id, id, row_number() over () as place from home
    ), chosen as (
      select s.id, s.product_id, s.price, row_number() over (order by s.id) - 1 as place from skus s where s.id = any($3)
    )
    insert into checkout_drafts (number, account_id, lines, ends_at)
    select 'PR' || lpad(n.account_id::text, 18, '0'), n.account_id, jsonb_build_array(jsonb_build_object('productId', c.product_id,
      'skuId', c.id, 'quantity', 1, 'priceSeen', c.price, 'cartLineId', null)), mall_now() + interval '1 day'
    from numbered n join chosen c on c.place = n.place % cardinality($3::int[])
    returning account_id as "accountId", number, (select id from home where home.account_id = checkout_drafts.account_id) as "addressId"`,
    [first, count, skuIds],
  );
  const ready: ReadyOrder[] = [];
  for (let start = 0; start < rows.length; start += concurrency) {
    const quoted = rows.slice(start, start + concurrency).map(async ({ accountId, addressId, number: preOrderNo }) => {
      const { quoteKey } = await loadDraft({ accountId, draftNumber: preOrderNo, locale: 'en' });
      const input = { preOrderNo, quoteKey, addressId, shops: [], platformCouponId: null, usesPoints: false };
      return { accountId, addressId, input };
    });
    ready.push(...(await Promise.all(quoted)));
  }
  return ready;
}
