import { useEffect, useState } from 'react';
import { listReceivedIds, receiveCoupon } from '#contract/coupons/shopper.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { useMall } from '#storefront/base/client/store.ts';

export type ReceivedCoupons = {
  isReceived: (couponId: number) => boolean;
  busyWith: number | null;
  /** True when it is the shopper's now. */
  receive: (couponId: number) => Promise<boolean>;
};

/** Which of these coupons the shopper has as often as one may, and the way to receive another. */
export function useReceivedCoupons(couponIds: readonly number[]): ReceivedCoupons {
  const userId = useMall((state) => state.user?.uid);
  const [received, setReceived] = useState<ReadonlySet<number>>(new Set());
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const ids = couponIds.join(',');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other coupons
  useEffect(() => setReceived(new Set()), [userId]);

  useEffect(() => {
    if (userId === undefined || ids === '') return;
    let isOld = false;
    callQuietly(listReceivedIds, { ids }).then(
      // Added: one that was received meanwhile may not be among them.
      (mine) => !isOld && setReceived((known) => new Set([...known, ...mine])),
      () => {}, // the mall still refuses what one has already
    );
    return () => {
      isOld = true;
    };
  }, [userId, ids]);

  async function receive(couponId: number): Promise<boolean> {
    if (!seemsSignedIn()) {
      askToSignIn({ action: { name: 'receiveCoupons', input: { couponIds: [couponId] } } });
      return false;
    }
    if (busyWith !== null) return false;
    setBusyWith(couponId);
    try {
      const { canReceiveMore } = await callFromBrowser(receiveCoupon, { couponId });
      if (!canReceiveMore) setReceived((known) => new Set([...known, couponId]));
      return true;
    } catch {
      return false; // a message was shown
    } finally {
      setBusyWith(null);
    }
  }

  return { isReceived: (id) => received.has(id), busyWith, receive };
}
