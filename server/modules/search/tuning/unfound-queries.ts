import { sql } from 'drizzle-orm';
import type { Paging } from '#contract/core/values.ts';
import { type UnfoundWords, unfoundCountMax, unfoundDays } from '#contract/search/platform.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { searches } from '#server/modules/search/tables.ts';

const timesMin = 2; // what someone typed once may be about themselves

type Row = UnfoundWords & { total: number };

/** What people looked for in vain, most often first. Words that find something by now are left out. */
export async function listUnfoundWords({ page, limit }: Paging) {
  const rows = await statement<Row>(
    'unfound_words',
    sql`
    with unfound as (
      select text as words, sum(times)::int as times, max(day)::text as "lastDay" from ${searches} missed
      where found = 0 and day > current_date - ${unfoundDays}::int
        and not exists (select 1 from ${searches} later where later.text = missed.text and later.found > 0
          and later.day >= missed.day and later.day > current_date - ${unfoundDays}::int)
      group by text having sum(times) >= ${timesMin}
    )
    select words, times, "lastDay", (select least(count(*), ${unfoundCountMax})::int from unfound) as total
    from unfound order by times desc, words limit ${limit} offset ${(page - 1) * limit}`,
  ).rows(database());
  return { list: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0, page, limit };
}
