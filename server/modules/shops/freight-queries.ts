import { type SQL, sql } from 'drizzle-orm';
import { freightRules, shops } from './tables.ts';

const anyCountry = '*';

/**
 * By which terms each shop delivers to a country: its rule for the country, else that for all countries without one. A shop that
 * does not deliver there has a row without terms.
 */
export function freightTerms(country: string): SQL {
  const { shopId, basis, firstUnits, firstFee, furtherUnits, furtherFee, freeFrom } = freightRules;
  return sql`
    select ${shops.id} as shop_id, basis, first_units, first_fee, further_units, further_fee, free_from
    from ${shops} left join (
      select distinct on (${shopId}) ${shopId}, ${basis}, ${firstUnits}, ${firstFee}, ${furtherUnits}, ${furtherFee}, ${freeFrom}
      from ${freightRules} where ${freightRules.country} in (${country}, ${anyCountry})
      order by ${shopId}, ${freightRules.country} = ${anyCountry}
    ) rule on rule.shop_id = ${shops.id}`;
}

/**
 * The freight of one unit by the terms in a row `terms`; null where there are none. The same as `freightOf` of pricing, for
 * orders by it: a test compares the two.
 */
export function freightOfOne({ price, grams }: Record<'price' | 'grams', SQL>): SQL {
  const counted = sql`case terms.basis when 'weight' then ${grams} else 1 end`;
  const further = sql`greatest(0, (${counted} - terms.first_units::bigint + terms.further_units - 1) / terms.further_units)`;
  return sql`case when terms.free_from <= ${price} then 0 else terms.first_fee + terms.further_fee * ${further} end`;
}
