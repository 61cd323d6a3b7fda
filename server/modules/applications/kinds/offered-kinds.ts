import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { claimWaiting, type Decided, type WaitingApplication } from '#server/modules/applications/decide.ts';
import { holdKinds } from '#server/modules/shops/index.ts';
import { findKindsOf } from './kind-queries.ts';

type Chosen = { typeId: number; categoryId: number };

/** Refuses kinds that are not offered to new shops. Until the transaction ends they are neither retired nor removed. */
export async function assertOffered(tx: Transaction, chosen: Chosen): Promise<void> {
  const { type, category } = await holdKinds(tx, chosen);
  if (category?.isRetired !== false) throw new Refusal('shop_category_not_offered');
  if (type?.isRetired !== false) throw new Refusal('shop_type_not_offered');
}

/**
 * Locks a waiting application, whose kinds stay as they are until the transaction ends. They are held first, as by those who move
 * shops to other kinds; an application that was moved just then has to be looked at again.
 */
export async function claimWithKinds(tx: Transaction, asked: Decided): Promise<WaitingApplication> {
  const seen = await findKindsOf(tx, asked.id);
  if (seen) await holdKinds(tx, seen);
  const application = await claimWaiting(tx, asked);
  if (application.typeId !== seen?.typeId || application.categoryId !== seen.categoryId)
    throw new Refusal('changed_meanwhile', {});
  return application;
}
