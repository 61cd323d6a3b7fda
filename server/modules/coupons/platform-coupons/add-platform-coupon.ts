import type { z } from 'zod';
import { addPlatformCoupon as contract } from '#contract/coupons/platform.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { writeCoupon } from '#server/modules/coupons/terms/add-coupon.ts';
import { platformColumnsOf, platformOwner } from './platform-owner.ts';

/** Adds a coupon that the platform bears, once under an idempotency key. */
export function addPlatformCoupon(
  by: Caller<'platform'>,
  input: z.output<typeof contract.input>,
): Promise<{ id: number }> {
  const { idempotencyKey: key, session } = by;
  const { accountId } = session;
  return transaction((tx) => {
    const add = () => writeCoupon(tx, platformOwner(by), platformColumnsOf(input.coupon));
    return key === null ? add() : runOncePerKey(tx, { accountId, call: contract.path, key, input }, add);
  });
}
