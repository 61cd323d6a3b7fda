import { sql } from 'drizzle-orm';
import { deliveryTriesMax } from '#contract/integrations/merchant-webhooks.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { webhookDeliveries, webhooks } from '#server/modules/integrations/tables.ts';

const minute = 60;
const hour = 60 * minute;
/** How long after each try the next one is, in seconds: two days in all. Always longer than a try takes. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour, minute];
const perWebhook = 5; // of one that answers slowly, so that the others do not wait for it
const batchSize = 40;

export type Claimed = {
  id: number;
  webhookId: number;
  shopId: number;
  kind: string;
  body: string;
  tries: number;
  url: string;
  sealedSecret: string;
  formerSecret: string | null;
};

/** Claims deliveries that are due, by counting the try and postponing the next one, so that no two processes send one at once. */
export function claimDue(): Promise<Claimed[]> {
  const pauseSeconds = sql`(${`{${pauses}}`}::int[])[least(d.tries + 1, ${deliveryTriesMax}::int)]`;
  return statement<Claimed>(
    'claim_webhooks',
    sql`
    with due as (
      select found.id from (
        select distinct webhook_id from ${webhookDeliveries} where state = 'waiting' and next_try_at <= mall_now()
      ) receiver join ${webhooks} w on w.id = receiver.webhook_id and w.is_on
      cross join lateral (
        select id from ${webhookDeliveries} where webhook_id = w.id and state = 'waiting' and next_try_at <= mall_now()
        order by next_try_at, id limit ${perWebhook}::int for update skip locked
      ) found limit ${batchSize}::int
    )
    update ${webhookDeliveries} d set tries = least(d.tries + 1, ${deliveryTriesMax}::int), tried_at = mall_now(),
      next_try_at = mall_now() + make_interval(secs => ${pauseSeconds})
    from due, ${webhooks} w where d.id = due.id and w.id = d.webhook_id
    returning d.id, d.webhook_id as "webhookId", d.shop_id as "shopId", d.kind, d.body, d.tries, w.url,
      w.sealed_secret as "sealedSecret", case when w.former_ends_at > mall_now() then w.former_secret end as "formerSecret"`,
  ).rows(database());
}
