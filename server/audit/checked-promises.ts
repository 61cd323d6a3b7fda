import { type SQL, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { withDeadline } from '#server/database/deadline.ts';
import { statement } from '#server/database/statement.ts';
import type { CheckedPromise } from '#server/modules/machine/index.ts';
import { listLedgerDifferences } from '#server/modules/payments/index.ts';
import { differenceText, promises, providerPromise } from './audit.ts';

const patienceMs = 65_000; // a little more than the database's own limit below

/** The promises of the audit one by one, for the self-check of a mall that is open. */
export function checkedPromises(dataDir: string): CheckedPromise[] {
  return [
    ...Object.entries(promises).map(([promise, broken]) => ({
      ...namesOf(promise),
      findBroken: (max: number) => findBroken(broken, max),
    })),
    {
      ...namesOf(providerPromise),
      findBroken: async (max) => (await listLedgerDifferences(dataDir)).slice(0, max).map(differenceText),
    },
  ];
}

/** "Q1 the lines of an order add up to it": its number, its words, and what it is called in addresses. */
function namesOf(promise: string): Pick<CheckedPromise, 'id' | 'code' | 'text'> {
  const [code = '', ...words] = promise.split(' ');
  const text = words.join(' ');
  const id = promise
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/-$/, '');
  return { id, code, text: text.charAt(0).toUpperCase() + text.slice(1) };
}

/** What breaks a promise. It takes one connection and one core, since shoppers use the rest meanwhile. */
function findBroken(broken: SQL, max: number): Promise<string[]> {
  const work = async (tx: Transaction) => {
    await statement('allow_a_minute', sql`set local statement_timeout = '60s'`).run(tx);
    await statement('take_one_core', sql`set local max_parallel_workers_per_gather = 0`).run(tx);
    const found = sql`select broken.what from (${broken}) as broken (what) order by 1 limit ${max}`;
    return (await statement<{ what: string }>('check_promise', found).rows(tx)).map(({ what }) => what);
  };
  return withDeadline(patienceMs, () => transaction(work));
}
