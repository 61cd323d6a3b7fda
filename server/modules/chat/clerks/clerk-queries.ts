import { eq, sql } from 'drizzle-orm';
import { clerksMax } from '#contract/chat/desk.ts';
import type { listClerks as contract } from '#contract/chat/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { type Clerk, isOwn } from '#server/modules/chat/party.ts';
import { chats } from '#server/modules/chat/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { operatorRoles, operators } from '#server/modules/operators/tables.ts';
import { shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';

export async function findClerkName(asker: Asker, accountId: number): Promise<string> {
  const [clerk] = await asker.select({ name: accounts.nickname }).from(accounts).where(eq(accounts.id, accountId));
  return clerk?.name ?? '';
}

/** The accounts that answer at a desk: by their role, or as the owner of the shop or administrators of the mall. */
const atDesk = (shopId: number | null) =>
  shopId === null
    ? sql`select a.id, a.nickname from ${accounts} a
        left join ${operators} o on o.account_id = a.id left join ${operatorRoles} r on r.id = o.role_id
        where a.role = 'platform' and a.disabled_at is null and (o.role_id is null or 'chat' = any(r.scopes))`
    : sql`select a.id, a.nickname from ${accounts} a
        where a.disabled_at is null and (
          a.id = (select owner_id from ${shops} where id = ${shopId}::int)
          or exists (select from ${shopStaff} f join ${shopRoles} r on r.id = f.role_id
            where f.shop_id = ${shopId}::int and f.account_id = a.id and 'chat' = any(r.scopes)))`;

export async function answersAtDesk(asker: Asker, shopId: number | null, accountId: number): Promise<boolean> {
  const found = await statement(
    'answers_at_desk',
    sql`select from (${atDesk(shopId)}) at_desk where at_desk.id = ${accountId}::int`,
  ).run(asker);
  return found > 0;
}

export async function listClerks(clerk: Clerk): Promise<OutputOf<typeof contract>> {
  return statement<OutputOf<typeof contract>[number]>(
    'list_clerks',
    sql`select at_desk.id as "accountId", at_desk.nickname, (
        select count(*)::int from ${chats} where "chats".clerk_id = at_desk.id and "chats".state = 'assigned' and ${isOwn(clerk)}
      ) as open
      from (${atDesk(clerk.shopId)}) at_desk order by open, at_desk.nickname, at_desk.id limit ${clerksMax}::int`,
  ).rows(database());
}
