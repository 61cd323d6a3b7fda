import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { visitorSalts } from '#server/modules/insights/tables.ts';
import { writeMarks, writeSources } from './mark-queries.ts';

export type NotedView = {
  address: string;
  agent: string;
  productId: number | null;
  shopId: number | null;
  source: string;
  word: string;
  times: number;
};
export type NotedOrder = { address: string; agent: string; orderNumbers: string[] };

/** Writes views under hashes of their visitors, and finds where the buyers of orders came from. */
export async function writeNoted(
  tx: Transaction,
  { views, ordered }: { views: readonly NotedView[]; ordered: readonly NotedOrder[] },
): Promise<void> {
  const { day, salt } = await saltOfToday(tx);
  const visitorOf = ({ address, agent }: { address: string; agent: string }) =>
    createHash('sha256')
      .update(JSON.stringify([salt, address, agent]))
      .digest('hex')
      .slice(0, 32);
  await writeMarks(
    tx,
    day,
    views.map((view) => ({ ...view, visitor: visitorOf(view) })),
  );
  await writeSources(
    tx,
    day,
    ordered.flatMap((one) => one.orderNumbers.map((orderNumber) => ({ orderNumber, visitor: visitorOf(one) }))),
  );
}

/** The salt of the present day, the same for every process of the mall. */
async function saltOfToday(tx: Transaction): Promise<{ day: string; salt: string }> {
  const [row] = await statement<{ day: string; salt: string }>(
    'salt_of_today',
    sql`
    insert into ${visitorSalts} as known (day, salt)
    values ((mall_now() at time zone 'UTC')::date, ${randomBytes(32).toString('hex')})
    on conflict (day) do update set salt = known.salt
    returning day::text as day, salt`,
  ).rows(tx);
  if (!row) throw new Error('The day has no salt');
  return row;
}
