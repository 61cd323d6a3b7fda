import { sql } from 'drizzle-orm';
import {
  type listLimitedSources as contract,
  type LimitedKind,
  limitedDays,
  sourcesCountMax,
} from '#contract/accounts/platform-sources.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Paging } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { limitedSources } from '#server/http/tables.ts';
import { isSourceBlocked } from './blocked-now.ts';

type Row = { source: string; kinds: LimitedKind[]; times: number; lastAt: string };

const lately = sql.raw(`current_date - ${limitedDays}`);

/** From where limits were exceeded lately, the latest first. */
export async function listLimitedSources({ page, limit }: Paging): Promise<OutputOf<typeof contract>> {
  const [rows, counted] = await Promise.all([
    statement<Row>(
      'limited_sources',
      sql`
      select source, array_agg(distinct kind order by kind) as kinds, sum(times)::int as times, max(last_at) as "lastAt"
      from ${limitedSources} where day > ${lately}
      group by source order by max(last_at) desc, source limit ${limit} offset ${(page - 1) * limit}`,
    ).rows(database()),
    statement<{ total: number }>(
      'count_limited_sources',
      sql`select count(*)::int as total from (
        select distinct source from ${limitedSources} where day > ${lately} limit ${sourcesCountMax}) counted`,
    ).rows(database()),
  ]);
  const list = rows.map(({ lastAt, ...row }) => ({
    ...row,
    lastAt: new Date(lastAt).toISOString(),
    isBlocked: isSourceBlocked(row.source),
  }));
  return { list, total: counted[0]?.total ?? 0, page, limit };
}
