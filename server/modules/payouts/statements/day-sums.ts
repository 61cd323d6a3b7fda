import { type SQL, sql } from 'drizzle-orm';

// Sums of a shop's ledger by day, account and rule. Those of closed days are in `ledger_days`; the entries since are summed up when
// they are asked for. Whoever reads both does so in one statement, so that a day that is just being closed is counted once.

/** Until when days are closed. */
export const closedUntil = sql`(select coalesce((max(day) + 1)::timestamp at time zone 'UTC', '-infinity') from ledger_closed_days)`;

/** The parts of a price that sales and refunds divide. */
const parts = [
  'quantity',
  'subtotal',
  'shop_coupon',
  'platform_coupon',
  'points',
  'freight',
  'payable',
  'commission',
  'shop_share',
] as const;

const figures = ['entries', 'amount', 'incoming', ...parts] as const;
const listed = (each: (name: string) => string) => sql.raw(figures.map(each).join(', '));

export const figureColumns = listed((name) => name);

/** The figures of entries `e`, with their order line `l` or line of a refund `b`, as the shop sees them. */
export const sumsOfEntries = sql.raw(
  [
    'count(*)',
    '-sum(e.amount)',
    '-sum(least(e.amount, 0))',
    ...parts.map((part) => `coalesce(sum(coalesce(l.${part}, b.${part})), 0)`),
  ].join(', '),
);
export const entriesWithLines = sql`ledger_entries e
  left join order_lines l on l.id = case e.rule when 'sale' then e.order_line_id end
  left join refund_lines b on b.refund_id = case e.rule when 'refund' then e.refund_id end and b.order_line_id = e.order_line_id`;
export const dayOfEntry = sql`(e.at at time zone 'UTC')::date`;

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The figures of a shop until a day, by `bucket`, an expression of the day; account; and rule. */
export const sumsBy = (bucket: SQL, shopId: number, currency: string, until: string) => sql`
  select ${bucket} as bucket, account, rule, ${listed((name) => `sum(${name})::float8 as "${camel(name)}"`)} from (
    select day, account, rule, ${figureColumns} from ledger_days
    where shop_id = ${shopId} and currency = ${currency} and day < ${until}::date
    union all
    select ${dayOfEntry}, e.account, e.rule, ${sumsOfEntries} from ${entriesWithLines}
    where e.shop_id = ${shopId} and e.currency = ${currency} and e.at >= ${closedUntil} and e.at < ${until}::timestamp at time zone 'UTC'
    group by 1, 2, 3
  ) as days (day, account, rule, ${figureColumns})
  group by 1, 2, 3 order by 1`;
