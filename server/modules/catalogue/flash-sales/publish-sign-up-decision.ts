import type { Localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { written } from '#server/modules/catalogue/drafts/live-content.ts';
import { type flashDecisions, flashSignUpDecided } from '#server/modules/catalogue/events.ts';
import type { flashSignUps } from '#server/modules/catalogue/tables.ts';
import type { LockedSale } from './sale-rows.ts';

type About = {
  sale: Pick<LockedSale, 'id' | 'name'>;
  signUp: Pick<typeof flashSignUps.$inferSelect, 'id' | 'shopId'>;
  name: Localized;
  reason?: string;
};

/** Publishes what the platform has decided about a sign-up, for the shop's mail. */
export async function publishSignUpDecision(
  tx: Transaction,
  decision: (typeof flashDecisions)[number],
  { sale, signUp, name, reason }: About,
): Promise<void> {
  await publish(tx, flashSignUpDecided, {
    decision,
    shopId: signUp.shopId,
    signUpId: signUp.id,
    saleId: sale.id,
    sale: written(sale.name),
    product: written(name),
    reason: reason ?? null,
    decidedAt: new Date(await readMallTime(tx)).toISOString(),
  });
}
