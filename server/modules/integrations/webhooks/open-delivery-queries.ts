import { and, count, eq, sql } from 'drizzle-orm';
import type { Paging } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { webhookDeliveries, webhooks } from '#server/modules/integrations/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

type Asked = Paging & { state: 'waiting' | 'failed'; countMax: number };

/** Deliveries of all shops that wait or have failed, newest first. Counting stops at the maximum. */
export async function listOpenDeliveriesOf({ state, page, limit, countMax }: Asked) {
  const isAsked = and(eq(webhookDeliveries.state, state), sql`${webhookDeliveries.state} <> 'delivered'`);
  const [list, [counted]] = await Promise.all([
    database()
      .select({ delivery: webhookDeliveries, shopName: shops.name, isWebhookOn: webhooks.isOn })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .innerJoin(shops, eq(shops.id, webhookDeliveries.shopId))
      .where(isAsked)
      .orderBy(highestFirst(webhookDeliveries.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(
        database()
          .select({ id: webhookDeliveries.id })
          .from(webhookDeliveries)
          .where(isAsked)
          .limit(countMax)
          .as('counted'),
      ),
  ]);
  return { list, total: counted?.total ?? 0 };
}
