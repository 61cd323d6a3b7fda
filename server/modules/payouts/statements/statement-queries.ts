import { sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import { type listStatements, type Statement, statementsMax } from '#contract/payouts/merchant-statements.ts';
import { daysOf, isMonth, monthOf, neighbourOf } from '#contract/payouts/statement-period.ts';
import { database } from '#server/database/connection.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { sumsBy } from './day-sums.ts';
import { figuresOf, owedInTurn, type SumRow } from './statement-figures.ts';
import { findPlatformTaxData, findTaxDataAt } from './tax-queries.ts';

const readToday = async () => new Date(await readMallTime()).toISOString().slice(0, 10);

/** The months of a shop since its first entry. */
export async function listStatementsOf(shopId: number): Promise<OutputOf<typeof listStatements>> {
  const [{ currency }, today] = await Promise.all([getSite(database(), 'currency'), readToday()]);
  const thisMonth = monthOf(today);
  const byMonth = sql`to_char(day, 'YYYY-MM')`;
  const rows = await statement<SumRow>(
    'list_statement_months',
    sumsBy(byMonth, shopId, currency, daysOf(thisMonth).next),
  ).rows(database());
  const months: string[] = [];
  for (let month = rows[0]?.bucket ?? thisMonth; month <= thisMonth; month = neighbourOf(month, 1)) months.push(month);
  const listed = owedInTurn(0, months, rows).map(([period, owed]) => ({
    ...{ period, isRunning: period === thisMonth },
    ...owed,
  }));
  return { currency, months: listed.reverse().slice(0, statementsMax) };
}

/** The statement of a month or a day that has begun. */
export async function getStatementOf(shopId: number, period: string): Promise<Statement> {
  const { first, next } = daysOf(period);
  const [{ currency }, today] = await Promise.all([getSite(database(), 'currency'), readToday()]);
  if (first > today) throw new Refusal('bad_input', { field: 'period' });
  const byDay = sql`case when day < ${first}::date then '' else day::text end`;
  const [rows, shop, platform] = await Promise.all([
    statement<SumRow>('sum_statement', sumsBy(byDay, shopId, currency, next)).rows(database()),
    findTaxDataAt(shopId, next),
    findPlatformTaxData(next),
  ]);
  const before = rows.filter(({ bucket }) => bucket === '');
  const within = rows.filter(({ bucket }) => bucket !== '');
  const figures = figuresOf(before, within);
  const days = isMonth(period) ? [...new Set(within.map(({ bucket }) => bucket))] : [];
  return {
    ...{ period, isRunning: next > today, currency, shop, platform },
    ...figures,
    days: owedInTurn(figures.opening, days, within).map(([day, owed]) => ({
      ...{ period: day, isRunning: day === today },
      ...owed,
    })),
  };
}
