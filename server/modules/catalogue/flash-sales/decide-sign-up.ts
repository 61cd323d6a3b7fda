import { eq, sql } from 'drizzle-orm';
import type { Localized } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publishProducts } from '#server/modules/catalogue/publish-products.ts';
import { activityProducts, flashSignUps } from '#server/modules/catalogue/tables.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { assertUnchanged, logAct } from '#server/modules/shops/index.ts';
import { findFlashProduct } from './flash-product-queries.ts';
import { whyNotOffered } from './flash-rules.ts';
import { publishSignUpDecision } from './publish-sign-up-decision.ts';
import { type LockedSale, lockSignUp } from './sale-rows.ts';

type Seen = { id: number; version: number };
type SignUp = typeof flashSignUps.$inferSelect;

/**
 * Puts a product into the flash sale for which it was signed up, as it was seen, if it still meets the terms. Accepted again,
 * nothing changes.
 */
export function acceptFlashSignUp(by: Caller<'platform'>, { id, version }: Seen): Promise<null> {
  return transaction(async (tx) => {
    const { sale, signUp, name } = await lockSignUp(tx, null, id);
    await assertUnchanged(tx, signUp, version);
    if (signUp.state === 'accepted') return null;
    assertWaits(sale, signUp);
    await putIntoSale(tx, by, { sale, signUp, name, isChosen: false });
    return null;
  });
}

type Accepted = {
  sale: LockedSale;
  signUp: SignUp;
  name: Localized | null;
  /** By the platform, without its shop having asked. */
  isChosen: boolean;
};

/** Puts a product into a sale, all of them locked, if it meets the terms. */
export async function putIntoSale(tx: Transaction, by: Caller<'platform'>, accepted: Accepted): Promise<void> {
  const { sale, signUp, name, isChosen } = accepted;
  const { shopId, productId, price, quota, perBuyer } = signUp;
  const product = await findFlashProduct(tx, signUp, sale);
  const reason = product && name ? whyNotOffered(product, sale, signUp) : 'flash_product_off_sale';
  if (reason || !name) throw new Refusal(reason ?? 'flash_product_off_sale');
  await tx.insert(activityProducts).values({
    ...{ activityId: sale.id, productId, activityPrice: price, quota, perBuyer },
    position: sql`(select coalesce(max(position), -1) + 1 from ${activityProducts} where activity_id = ${sale.id})`,
  });
  await decide(tx, by, signUp.id, { state: 'accepted' });
  await publishProducts(tx, [productId]);
  await invalidateCache(tx, 'activities', 'products');
  await logAct(tx, { shopId, accountId: null }, 'flash_accepted', name.en, sale.name.en);
  const after = { saleId: sale.id, shopId, productId, price, quota, perBuyer };
  await logOperatorAct(tx, by, {
    ...{ act: isChosen ? 'flash_product_chosen' : 'flash_sign_up_accepted', subject: name.en, after },
  });
  await publishSignUpDecision(tx, 'accepted', { sale, signUp, name });
}

/** Refuses a sign-up, as it was seen, with a reason. Refused again for the same reason, nothing changes. */
export function refuseFlashSignUp(
  by: Caller<'platform'>,
  { id, version, reason }: Seen & { reason: string },
): Promise<null> {
  return transaction(async (tx) => {
    const { sale, signUp, name } = await lockSignUp(tx, null, id);
    await assertUnchanged(tx, signUp, version);
    if (signUp.state === 'refused' && signUp.reason === reason) return null;
    assertWaits(sale, signUp);
    const subject = name?.en ?? '';
    await decide(tx, by, id, { state: 'refused', reason });
    await logAct(tx, { shopId: signUp.shopId, accountId: null }, 'flash_refused', subject, reason);
    const after = { saleId: sale.id, shopId: signUp.shopId, productId: signUp.productId };
    await logOperatorAct(tx, by, { act: 'flash_sign_up_refused', subject, after, reason });
    await publishSignUpDecision(tx, 'refused', { sale, signUp, name: name ?? { en: '' }, reason });
    return null;
  });
}

function assertWaits(sale: LockedSale, { state }: SignUp): void {
  if (state !== 'waiting') throw new Refusal('flash_sign_up_decided');
  if (sale.state === 'ended' || sale.state === 'cancelled') throw new Refusal('flash_sale_over');
  if (sale.state === 'running') throw new Refusal('flash_sign_up_lapsed');
}

async function decide(
  tx: Transaction,
  { session }: Caller<'platform'>,
  id: number,
  decision: Pick<SignUp, 'state'> & Partial<SignUp>,
) {
  await tx
    .update(flashSignUps)
    .set({ ...decision, decidedBy: session.accountId, decidedAt: mallNow })
    .where(eq(flashSignUps.id, id));
}
