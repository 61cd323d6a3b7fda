import { useEffect, useState } from 'react';
import { followShop, listFollowedIds, unfollowShop } from '#contract/shops/shopper-page.ts';
import { callFromBrowser, callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
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
  // What was pressed here. It is newer than an answer that is still on its way.
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const ids = shopIds.join(',');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person pressed nothing yet
  useEffect(() => setPressed(new Map()), [userId]);

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

  const isFollowed = (id: number) => pressed.get(id) ?? followed.has(id);

  async function toggle(id: number) {
    if (!seemsSignedIn()) return askToSignIn({ action: { name: 'followShop', input: { id } } });
    if (busyWith !== null) return;
    setBusyWith(id);
    const wasFollowed = isFollowed(id);
    try {
      const { followers } = await callFromBrowser(wasFollowed ? unfollowShop : followShop, { id });
      setCounts((known) => new Map(known).set(id, followers));
      setPressed((known) => new Map(known).set(id, !wasFollowed));
    } catch {
      // A message was shown.
    } finally {
      setBusyWith(null);
    }
  }

  return {
    isFollowed,
    followersOf: ({ id, followers }) => counts.get(id) ?? followers,
    busyWith,
    toggle,
  };
}
