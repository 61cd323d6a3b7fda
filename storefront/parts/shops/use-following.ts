import { useEffect, useState } from 'react';
import { followShop, listFollowedIds, unfollowShop } from '#contract/shops/shopper-page.ts';
import { askToSignIn } from '#storefront/base/client/ask-to-sign-in.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/browser-mall.ts';
import { seemsSignedIn } from '#storefront/base/client/sign-in-state.ts';
import { useMall } from '#storefront/base/client/store.ts';

export type Following = {
  isFollowed: (shopId: number) => boolean;
  /** How many follow it: the newest that is known, else what the page came with. */
  followersOf: (shop: { id: number; followers: number }) => number;
  busyWith: number | null;
  toggle: (shopId: number) => Promise<void>;
};

/** Which of these shops the shopper follows, requested after the session check; guests follow none. */
export function useFollowing(shopIds: readonly number[]): Following {
  const userId = useMall((state) => state.user?.uid);
  const [followed, setFollowed] = useState<ReadonlySet<number>>(new Set());
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const ids = shopIds.join(',');

  useEffect(() => {
    if (userId === undefined || ids === '') return setFollowed(new Set());
    let isOld = false;
    callQuietly(listFollowedIds, { ids }).then(
      (mine) => !isOld && setFollowed(new Set(mine)),
      () => {}, // the buttons then offer to follow, which does no harm twice
    );
    return () => {
      isOld = true;
    };
  }, [userId, ids]);

  async function toggle(id: number) {
    if (!seemsSignedIn()) return askToSignIn({ action: { name: 'followShop', input: { id } } });
    if (busyWith !== null) return;
    setBusyWith(id);
    const wasFollowed = followed.has(id);
    try {
      const { followers } = await callFromBrowser(wasFollowed ? unfollowShop : followShop, { id });
      setCounts((known) => new Map(known).set(id, followers));
      setFollowed((known) => new Set(wasFollowed ? [...known].filter((other) => other !== id) : [...known, id]));
    } catch {
      // A message was shown.
    } finally {
      setBusyWith(null);
    }
  }

  return {
    isFollowed: (id) => followed.has(id),
    followersOf: ({ id, followers }) => counts.get(id) ?? followers,
    busyWith,
    toggle,
  };
}
