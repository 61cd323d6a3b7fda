import { useMall } from '#storefront/base/client/store.ts';
import { type PendingAction, setPending } from './pending-action.ts';
import { rememberReturn } from './sign-in-state.ts';

type Asking = {
  mayVisit?: boolean;
  /** What goes on by itself once they are in. */
  action?: PendingAction | null;
};

/**
 * For guests who press what only signed-in people can do: the dialog opens, and afterwards they are here again. Who wants to
 * buy may come as a visitor too.
 */
export function askToSignIn({ mayVisit = false, action = null }: Asking = {}): void {
  setPending(action);
  rememberReturn(location.pathname + location.search);
  useMall.setState({ isLoginOpen: true, isShowTourists: mayVisit });
}
