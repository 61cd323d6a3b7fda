import { type SQL, sql } from 'drizzle-orm';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { isMatch, isMatchAtHand, type Match } from '#server/modules/search/matching/match-queries.ts';
import { freightOfOne, freightTerms } from '#server/modules/shops/index.ts';
import { freightRules } from '#server/modules/shops/tables.ts';
import { searchDocuments } from './tables.ts';

// Cheapest first with delivery (decision 39). What is delivered by one template is in the order of its price twice over: below the
// sum from which on delivery is free, and above. So all that costs no more than some total is found by two ranges of an index each.

const undelivered = 1_000_000_000; // more than anything costs: what is not delivered there comes last
const limitMax = 2 * undelivered;
const priceMax = 2_147_483_647;

/** A total, and how many products cost no more than that with delivery. */
export type Reach = { total: number; products: number };

const freight = freightOfOne({ price: sql`${searchDocuments.price}`, grams: sql`${searchDocuments.grams}` });
const columns = sql`${searchDocuments.price} + ${freight} as with_delivery,
  ${searchDocuments.price} + coalesce(${freight}, ${sql.raw(String(undelivered))}) as total`;
const inOrder = sql`row_number() over (order by total, product_id) as place`;

/** The terms of all shops and templates for a country, and those of what needs no delivery. */
function termsFor(country: string): SQL {
  return sql`terms as materialized (
    ${freightTerms(country)}
    union all select 0, 'piece', 1, 0, 1, 0, null, '[]'::jsonb, 0)`;
}

/** The prices by each of the terms up to which a total is not exceeded: below free delivery, and from there on. */
function rangesUpTo(total: SQL): SQL {
  const fee = sql`coalesce(least_fee, ${sql.raw(String(undelivered))})`;
  const upTo = (high: SQL) => sql`least(${high}, ${sql.raw(String(priceMax))})::int as high`;
  return sql`ranges as materialized (
    select * from (
      select terms.*, 0 as low, ${upTo(sql`${total} - ${fee}, free_from - 1`)} from terms
      union all
      select terms.*, free_from, ${upTo(total)} from terms where free_from is not null
    ) every_range where low <= high)`;
}

const inRange = sql`${searchDocuments.freightKey} = terms.key and ${searchDocuments.price} between terms.low and terms.high`;

/** All matches, with `place` and `with_delivery`. */
export function gatheredByDelivery(country: string, match: Match): SQL {
  return sql`
    with ${termsFor(country)}
    select product_id, with_delivery, ${inOrder} from (
      select ${searchDocuments.productId}, ${columns}
      from ${searchDocuments} left join terms on terms.key = ${searchDocuments.freightKey}
      where ${isMatch(match)}) priced`;
}

/**
 * The matches that cost no more than a total with delivery, with `place` and `with_delivery`: no other match costs less. Without
 * `offset 0`, the planner may join the ranges with a scan of all documents.
 */
export function walkedByDelivery(country: string, match: Match, { total }: Reach): SQL {
  return sql`
    with ${termsFor(country)}, ${rangesUpTo(sql`${total}::bigint`)}
    select product_id, with_delivery, ${inOrder} from (
      select ${searchDocuments}.*, ${columns} from ranges terms
      cross join lateral (select * from ${searchDocuments} where ${inRange} offset 0) ${searchDocuments}
    ) ${searchDocuments} where total <= ${total}::bigint and ${isMatchAtHand(match)}`;
}

const rememberedMs = 60_000; // it only decides how to search, so an outdated one will do
const reaches = new Map<string, { reach: Reach; until: number }>();
onDatabaseClosed(() => reaches.clear());

/** The least total that at least so many products do not exceed with delivery. */
export async function reachOf(country: string, products: number): Promise<Reach> {
  const zone = await zoneOf(country);
  const now = Date.now();
  const known = reaches.get(zone);
  if (known && known.until > now) return known.reach;
  const reach = await findReach(zone, products);
  reaches.set(zone, { reach, until: now + rememberedMs });
  return reach;
}

/** Countries for which nobody has a rule are all the same. */
async function zoneOf(country: string): Promise<string> {
  const rows = await statement(
    'delivery_zone',
    sql`select 1 from ${freightRules} where ${freightRules.country} = ${country} limit 1`,
  ).rows(database());
  return rows.length > 0 ? country : '*';
}

async function findReach(country: string, products: number): Promise<Reach> {
  const count = async (total: number) => {
    const [row] = await statement<{ count: number }>(
      'delivery_reach',
      sql`
      with ${termsFor(country)}, ${rangesUpTo(sql`${total}::bigint`)}
      select count(*)::int as count from (
        select 1 from ranges terms
        cross join lateral (select 1 from ${searchDocuments} where ${inRange}) reached limit ${products}) counted`,
    ).rows(database());
    return row?.count ?? 0;
  };
  let low = -1;
  let high = limitMax;
  const all = await count(high);
  if (all < products) return { total: high, products: all };
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((await count(middle)) < products) low = middle;
    else high = middle;
  }
  return { total: high, products };
}
