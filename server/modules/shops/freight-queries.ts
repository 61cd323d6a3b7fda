import { type SQL, sql } from 'drizzle-orm';
import { freightRules, freightTemplates, shops } from './tables.ts';

const anyCountry = '*';

/**
 * By which terms is delivered to a country: the rule for the country, else that for all countries without one. Each shop has a
 * row for its default template, under its id, and each template one under its negative id. Without terms, nothing is delivered
 * there. `least_fee` is the least that may be charged below free delivery.
 */
export function freightTerms(country: string): SQL {
  return sql`
    select keyed.key, basis, first_units, first_fee, further_units, further_fee, free_from, tiers, least_fee
    from (
      select s.id as key, t.id as template_id from ${shops} s left join ${freightTemplates} t on t.shop_id = s.id and t.is_default
      union all select -id, id from ${freightTemplates}
    ) keyed left join (
      select distinct on (r.template_id) r.*,
        least(r.first_fee, (select min((step.value ->> 'fee')::int) from jsonb_array_elements(r.tiers) step)) as least_fee
      from ${freightRules} r where r.country in (${country}, ${anyCountry})
      order by r.template_id, r.country = ${anyCountry}
    ) rule on rule.template_id = keyed.template_id`;
}

/**
 * The freight of one unit by the terms in a row `terms`; null where there are none. The same as `freightOf` of pricing, for
 * orders by it: a test compares the two.
 */
export function freightOfOne({ price, grams }: Record<'price' | 'grams', SQL>): SQL {
  const counted = sql`case terms.basis when 'weight' then ${grams} else 1 end`;
  const further = sql`greatest(0, (${counted} - terms.first_units::bigint + terms.further_units - 1) / terms.further_units)`;
  const tier = sql`(
    select (step.value ->> 'fee')::int from jsonb_array_elements(terms.tiers) step where (step.value ->> 'from')::int <= ${price}
    order by (step.value ->> 'from')::int desc limit 1)`;
  return sql`case when terms.free_from <= ${price} then 0 when terms.basis = 'price' then coalesce(${tier}, terms.first_fee)
    else terms.first_fee + terms.further_fee * ${further} end`;
}
