import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { saveChatHours as contract } from '#contract/chat/merchant.ts';
import { transaction } from '#server/database/connection.ts';
import type { Clerk } from '#server/modules/chat/party.ts';
import { chatDesks } from '#server/modules/chat/tables.ts';
import { assertUnchanged, savedNow } from '#server/modules/shops/index.ts';
import type { DeskLog } from './desk-log.ts';
import { isDesk } from './desk-queries.ts';

type Input = z.output<typeof contract.input>;

/** Saves when someone is at the desk and what is answered while nobody is, unless it was saved since `version`. */
export function saveHours(clerk: Clerk, log: DeskLog, { version, ...saved }: Input): Promise<{ version: number }> {
  const { shopId, accountId } = clerk;
  return transaction(async (tx) => {
    // Two who save the first hours take turns at the row, too.
    await tx.insert(chatDesks).values({ shopId, version: 0 }).onConflictDoNothing();
    const [before] = await tx.select().from(chatDesks).where(isDesk(shopId)).for('update');
    if (!before) throw new Error('Saving hours found no desk');
    await assertUnchanged(tx, before, version);
    await tx
      .update(chatDesks)
      .set({ ...saved, version: version + 1, ...savedNow(accountId) })
      .where(sql`${chatDesks.id} = ${before.id}`);
    await log.hoursSaved(tx, '');
    return { version: version + 1 };
  });
}
