import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { guestKeyLifetimeSeconds } from '#server/http/session/guest-key.ts';
import { carts, deletedLines } from './tables.ts';

const batchSize = 1_000;

/** Deletes guest carts whose key has expired, and deletions that can no longer be undone. */
export async function deleteOldCarts(): Promise<void> {
  await database().delete(deletedLines).where(lt(deletedLines.endsAt, mallNow));
  const isForgotten = and(
    isNull(carts.accountId),
    lt(carts.touchedAt, sql`mall_now() - make_interval(secs => ${guestKeyLifetimeSeconds})`),
  );
  let forgotten = batchSize;
  while (forgotten === batchSize) {
    const some = database().select({ id: carts.id }).from(carts).where(isForgotten).limit(batchSize);
    // Checked again for each cart: a guest may have come back in between.
    const gone = await database()
      .delete(carts)
      .where(and(inArray(carts.id, some), isForgotten))
      .returning({ id: carts.id });
    forgotten = gone.length;
  }
}
