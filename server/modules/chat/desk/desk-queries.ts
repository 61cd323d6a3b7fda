import { sql } from 'drizzle-orm';
import type { getChatHours as contract } from '#contract/chat/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { noHours } from '#contract/shops/opening-hours.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { chatDesks } from '#server/modules/chat/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';

/** By the index of desks, in which the platform's is 0. */
export const isDesk = (shopId: number | null) => sql`coalesce(${chatDesks.shopId}, 0) = ${shopId ?? 0}::int`;

export async function findDesk(asker: Asker, shopId: number | null) {
  const [desk] = await asker
    .select({ hours: chatDesks.hours, timeZone: chatDesks.timeZone, answer: chatDesks.answer })
    .from(chatDesks)
    .where(isDesk(shopId));
  return desk ?? null;
}

/** Working hours and automatic answer of a desk; without any before someone has saved them. */
export async function getHours(shopId: number | null): Promise<OutputOf<typeof contract>> {
  const { hours, timeZone, answer, version } = chatDesks;
  const [desk] = await database()
    .select({ hours, timeZone, answer, version, ...lastSavedColumns(chatDesks) })
    .from(chatDesks)
    .where(isDesk(shopId));
  return desk ?? { hours: noHours, timeZone: 'UTC', answer: {}, version: 0, savedBy: '', savedAt: null };
}
