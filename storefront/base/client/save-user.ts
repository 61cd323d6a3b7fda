import type { User } from '#contract/identity/shopper.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { useMall } from './store.ts';

/** The mall has taken a change of the account: the header and the other tabs follow at once. */
export function saveUser(user: User): void {
  useMall.setState({ user });
  notifyOtherTabs('changed');
}
