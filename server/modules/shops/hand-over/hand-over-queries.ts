import { and, eq, gt, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HandOver } from '#contract/shops/merchant-hand-over.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shopHandOvers, shopRoles, shops } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;

const owners = alias(accounts, 'owners');
const heirs = alias(accounts, 'heirs');

/** An offer counts until it ends, and while the accounts of both are open. */
export function isOfferOpen(reader: Reader) {
  const closed = reader
    .select({ one: sql`1` })
    .from(accounts)
    .where(
      and(
        isNotNull(accounts.disabledAt),
        or(eq(accounts.id, shopHandOvers.fromId), eq(accounts.id, shopHandOvers.toId)),
      ),
    );
  return and(gt(shopHandOvers.endsAt, mallNow), notExists(closed));
}

/** The open offer of a shop. */
export async function findHandOver(shopId: number, reader: Reader = database()): Promise<HandOver | null> {
  const [found] = await reader
    .select({
      from: { accountId: owners.id, nickname: owners.nickname },
      to: { accountId: heirs.id, nickname: heirs.nickname },
      roleId: shopHandOvers.roleId,
      roleName: shopRoles.name,
      offeredAt: shopHandOvers.offeredAt,
      endsAt: shopHandOvers.endsAt,
    })
    .from(shopHandOvers)
    .innerJoin(owners, eq(owners.id, shopHandOvers.fromId))
    .innerJoin(heirs, eq(heirs.id, shopHandOvers.toId))
    .leftJoin(shopRoles, eq(shopRoles.id, shopHandOvers.roleId))
    .where(and(eq(shopHandOvers.shopId, shopId), isOfferOpen(reader)));
  if (!found) return null;
  return { ...found, offeredAt: found.offeredAt.toISOString(), endsAt: found.endsAt.toISOString() };
}

/** The same for someone of the shop, if it concerns them. */
export async function findHandOverFor(shopId: number, accountId: number): Promise<HandOver | null> {
  const found = await findHandOver(shopId);
  return found && [found.from.accountId, found.to.accountId].includes(accountId) ? found : null;
}

/** Whether an account could own one more shop: each can own one, those of the platform and closed ones none. */
export async function mayOwnShop(reader: Reader, accountId: number): Promise<boolean> {
  const owned = reader.select({ one: sql`1` }).from(shops).where(eq(shops.ownerId, accounts.id));
  const [may] = await reader
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(eq(accounts.id, accountId), ne(accounts.role, 'platform'), isNull(accounts.disabledAt), notExists(owned)),
    );
  return may !== undefined;
}

export type Parties = Awaited<ReturnType<typeof findParties>>;

/** What mails about an offer speak of. Closed accounts have no address. */
export async function findParties(
  reader: Reader,
  { shopId, fromId, toId, roleId }: Pick<typeof shopHandOvers.$inferSelect, 'shopId' | 'fromId' | 'toId' | 'roleId'>,
) {
  const person = (who: typeof owners | typeof heirs) => ({
    nickname: who.nickname,
    locale: who.locale,
    email: sql<string | null>`case when ${who.disabledAt} is null then ${who.email} end`,
  });
  const [found] = await reader
    .select({ shop: shops.name, from: person(owners), to: person(heirs), role: shopRoles.name })
    .from(shops)
    .innerJoin(owners, eq(owners.id, fromId))
    .innerJoin(heirs, eq(heirs.id, toId))
    .leftJoin(shopRoles, eq(shopRoles.id, roleId ?? 0))
    .where(eq(shops.id, shopId));
  if (!found) throw new Error(`Shop ${shopId} or the people of its hand-over do not exist`);
  return found;
}
