import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { newEmail, someone } from '#tests/support/accounts/accounts.ts';
import { unique } from './apply-page.ts';

/** A waiting application with the papers of the demo's first shop. */
export async function addWaitingApplication(accountId?: number) {
  const ownerId = accountId ?? (await someone()).accountId;
  const [name, email] = [`Harbour ${unique()}`, newEmail()];
  const { rows } = await database().execute<{ id: number }>(sql`
    insert into applications (account_id, name, real_name, country_code, phone, email, category_id, type_id, keywords, country, address, picture_hashes, submitted_at)
    select ${ownerId}::int, ${name}, 'Ana Ruiz', '+1', '212 555 0100', ${email}, category_id, type_id, 'tea,cups', 'US',
      ${'12 Harbour Street\nPortland'}, paper_hashes, mall_now() from shops where cardinality(paper_hashes) > 0 order by id limit 1
    returning id`);
  return { id: rows[0]?.id ?? 0, name, email };
}
