import type { ShopAct } from '#contract/shops/merchant-log.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { shopLog } from '#server/modules/shops/tables.ts';

const lettersMax = 200;

/** Writes into the shop's log who does what, in the transaction that does it. */
export async function logAct(
  tx: Transaction,
  { shopId, accountId, keyName = null }: Actor,
  act: ShopAct,
  subject: string,
  note = '',
): Promise<void> {
  await tx.insert(shopLog).values({
    shopId,
    accountId,
    keyName,
    act,
    subject: subject.slice(0, lettersMax),
    note: note.slice(0, lettersMax),
    at: mallNow,
  });
}
