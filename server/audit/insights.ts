import { sql } from 'drizzle-orm';
import { figureNames } from '#contract/insights/values.ts';

const sums = sql.raw(figureNames.map((name) => `sum(${name})`).join(', '));
const own = sql.raw(figureNames.join(', '));

/** What must be true of a shop's figures, each promise with what breaks it. A part of the list in audit.ts. */
export const insightPromises = {
  'F1 a month of a shop’s figures is the sum of its days': sql`
    select 'product ' || coalesce(m.product_id, d.product_id) from insight_product_months m full join (
      select shop_id, date_trunc('month', day)::date as month, product_id, row(${sums}) as sums from insight_products group by 1, 2, 3
    ) d on (d.shop_id, d.month, d.product_id) = (m.shop_id, m.month, m.product_id)
    where (row(${own})::text) is distinct from d.sums::text
    union all
    select coalesce(m.part, d.part) || ' of shop ' || coalesce(m.shop_id, d.shop_id) from insight_figure_months m full join (
      select shop_id, part, date_trunc('month', day)::date as month, key, row(${sums}) as sums from insight_figures group by 1, 2, 3, 4
    ) d on (d.shop_id, d.part, d.month, d.key) = (m.shop_id, m.part, m.month, m.key)
    where (row(${own})::text) is distinct from d.sums::text`,
  'F2 a day of the mall’s sales is the sum of its shops’': sql`
    select coalesce(m.part, d.part) || ' ' || coalesce(m.key, d.key) || ' on ' || coalesce(m.day, d.day) from mall_figures m full join (
      select part, day, key, row(sum(orders), sum(paid), sum(units), sum(sales)) as sums from insight_figures
      where part <> 'search' group by 1, 2, 3
    ) d on (d.part, d.day, d.key) = (m.part, m.day, m.key)
    where coalesce(m.day, d.day) not in (select day from mall_figures_due)
      and row(coalesce(m.orders, 0), coalesce(m.paid, 0), coalesce(m.units, 0), coalesce(m.sales, 0))::text
        <> coalesce(d.sums::text, '(0,0,0,0)')`,
  'F3 a month of the mall’s figures is the sum of its days': sql`
    select coalesce(m.part, d.part) || ' ' || coalesce(m.key, d.key) || ' in ' || coalesce(m.month, d.month) from mall_figure_months m full join (
      select part, date_trunc('month', day)::date as month, key, row(${sums}) as sums from mall_figures group by 1, 2, 3
    ) d on (d.part, d.month, d.key) = (m.part, m.month, m.key)
    where (row(${own})::text) is distinct from d.sums::text`,
} satisfies Record<string, ReturnType<typeof sql>>;
