import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import type { Adopted } from '#server/modules/identity/index.ts';
import { coupons, receivedCoupons } from './tables.ts';

/**
 * Gives visitors' coupons to the accounts they belong to, up to the limit per person: signing in as a visitor many times must
 * not collect many. Spent ones come first, so that a cancelled order returns them to the account.
 */
export async function adoptCoupons(tx: Transaction, adopted: readonly Adopted[]): Promise<void> {
  const visitorIds = sql.param(adopted.map(({ visitorId }) => visitorId));
  // As receiving a coupon does: two transactions must not give the same number to one person.
  await statement(
    'lock_adopted_coupons',
    sql`
    select id from ${coupons}
    where id in (select coupon_id from ${receivedCoupons} where account_id = any(${visitorIds}::int[]))
    order by id for no key update`,
  ).run(tx);
  for (const each of adopted) await adoptOne(tx, each);
}

async function adoptOne(tx: Transaction, { visitorId, ownerId }: Adopted): Promise<void> {
  await statement(
    'adopt_coupons',
    sql`
    with theirs as (
      select r.id, c.per_person,
        (select count(*) from ${receivedCoupons} o where o.account_id = ${ownerId} and o.coupon_id = r.coupon_id)
          + row_number() over (partition by r.coupon_id order by r.state = 'used' desc, r.id) as number
      from ${receivedCoupons} r join ${coupons} c on c.id = r.coupon_id
      where r.account_id = ${visitorId}
    )
    update ${receivedCoupons} r set account_id = ${ownerId}, number = theirs.number
    from theirs where theirs.id = r.id and theirs.number <= theirs.per_person`,
  ).run(tx);
}
