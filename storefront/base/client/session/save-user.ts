import type { User } from '#contract/identity/shopper.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { notifyOtherTabs } from './other-tabs.ts';

/** The mall has taken a change of the account: the header and the other tabs follow at once. */
export function saveUser(user: User): void {
  useMall.setState({ user });
  notifyOtherTabs('changed');
}
