import { and, asc, eq, sql } from 'drizzle-orm';
import type { Webhook } from '#contract/integrations/merchant-webhooks.ts';
import { type WebhookKind, webhookScopes } from '#contract/integrations/webhook-events.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import {
  isAccountOpen,
  isOfMembership,
  isTheirPlace,
  rightsColumns,
  scopesLeft,
} from '#server/modules/integrations/member-queries.ts';
import { webhooks } from '#server/modules/integrations/tables.ts';
import { shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;

const isOfSaver = and(isAccountOpen, isOfMembership(webhooks, webhooks.savedAt));

/** The webhooks of a shop, or one of them. */
export async function listWebhooksOf(
  shopId: number,
  id: number | null = null,
  reader: Reader = database(),
): Promise<Webhook[]> {
  const rows = await reader
    .select({
      id: webhooks.id,
      url: webhooks.url,
      kinds: webhooks.kinds,
      isOn: webhooks.isOn,
      failingSince: webhooks.failingSince,
      formerEndsAt:
        sql<Date | null>`case when ${webhooks.formerEndsAt} > ${mallNow} then ${webhooks.formerEndsAt} end`.mapWith(
          webhooks.formerEndsAt,
        ),
      switchedOffAt: webhooks.switchedOffAt,
      savedBy: accounts.nickname,
      savedAt: webhooks.savedAt,
      version: webhooks.version,
      isOfSaver: sql<boolean>`coalesce(${isOfSaver}, false)`,
      ...rightsColumns(webhooks),
    })
    .from(webhooks)
    .innerJoin(shops, eq(shops.id, webhooks.shopId))
    .innerJoin(accounts, eq(accounts.id, webhooks.accountId))
    .leftJoin(shopStaff, isTheirPlace(webhooks))
    .leftJoin(shopRoles, eq(shopRoles.id, shopStaff.roleId))
    .where(and(eq(webhooks.shopId, shopId), id === null ? undefined : eq(webhooks.id, id)))
    .orderBy(asc(webhooks.id));
  return rows.map((row) => {
    const kinds = row.kinds as WebhookKind[];
    const isStopped = !row.isOfSaver || kinds.some((kind) => scopesLeft([webhookScopes[kind]], row).length === 0);
    return {
      ...{ id: row.id, url: row.url, kinds, isOn: row.isOn, savedBy: row.savedBy, version: row.version },
      state: !row.isOn ? (row.switchedOffAt ? 'switched_off' : 'off') : isStopped ? 'stopped' : 'on',
      failingSince: row.failingSince?.toISOString() ?? null,
      formerSecretEndsAt: row.formerEndsAt?.toISOString() ?? null,
      savedAt: row.savedAt.toISOString(),
    };
  });
}

/**
 * The webhooks of a shop that are to get an event of this kind: they are on, and who saved them may see it. They stay on until the
 * transaction ends, so that nothing waits for one that was switched off.
 */
export async function lockReceivers(tx: Transaction, shopId: number, kind: WebhookKind): Promise<number[]> {
  const rows = await tx
    .select({ id: webhooks.id, ...rightsColumns(webhooks) })
    .from(webhooks)
    .innerJoin(shops, eq(shops.id, webhooks.shopId))
    .innerJoin(accounts, eq(accounts.id, webhooks.accountId))
    .leftJoin(shopStaff, isTheirPlace(webhooks))
    .leftJoin(shopRoles, eq(shopRoles.id, shopStaff.roleId))
    .where(and(eq(webhooks.shopId, shopId), webhooks.isOn, sql`${kind} = any(${webhooks.kinds})`, isOfSaver))
    .orderBy(asc(webhooks.id))
    .for('share', { of: webhooks });
  return rows.filter((row) => scopesLeft([webhookScopes[kind]], row).length > 0).map(({ id }) => id);
}
