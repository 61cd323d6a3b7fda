import { type SQL, sql } from 'drizzle-orm';
import type { Asker } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { accounts, contactChanges } from '#server/modules/identity/tables.ts';

// By which mail addresses and phones a message belongs to a person. A visitor has proved none, so one that a full account has too
// belongs to that account.

const arrayOf = (accountIds: readonly number[]) => sql`${sql.param([...accountIds])}::int[]`;

const ownContacts = (ids: SQL) => sql`select email as contact from ${accounts} where id = any(${ids})
  union all select phone from ${accounts} where id = any(${ids})`;

/** The mail addresses and phones of a person's accounts, without what belongs to another. */
export function listContacts(asker: Asker, accountIds: readonly number[]): Promise<string[]> {
  const ids = arrayOf(accountIds);
  return withoutOthers(asker, ids, ownContacts(ids));
}

/** The same with those that they ever had, and with more that were found elsewhere. */
export function listContactsEver(
  asker: Asker,
  accountIds: readonly number[],
  more: readonly string[],
): Promise<string[]> {
  const ids = arrayOf(accountIds);
  return withoutOthers(
    asker,
    ids,
    sql`${ownContacts(ids)}
      union all select c.contact from ${contactChanges} h, unnest(array[h.before, h.after]) c (contact) where h.account_id = any(${ids})
      union all select unnest(${sql.param([...more])}::text[])`,
  );
}

async function withoutOthers(asker: Asker, ids: SQL, contacts: SQL): Promise<string[]> {
  const rows = await statement<{ contact: string }>(
    'contacts_of_accounts',
    sql`select distinct named.contact from (${contacts}) named
      where named.contact is not null
        and not exists (select from ${accounts} o where o.email = named.contact and o.user_type <> 'visitor' and o.id <> all(${ids}))
        and not exists (select from ${accounts} o where o.phone = named.contact and o.user_type <> 'visitor' and o.id <> all(${ids}))
      order by 1`,
  ).rows(asker);
  return rows.map(({ contact }) => contact);
}
