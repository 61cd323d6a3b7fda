import { useMall } from '../store.ts';
import { rememberReturn } from './sign-in-state.ts';

/**
 * For guests who press what only signed-in people can do: the dialog opens, and afterwards they are here again. Who wants to
 * buy may come as a visitor too.
 */
export function askToSignIn({ mayVisit = false } = {}): void {
  rememberReturn(location.pathname + location.search);
  useMall.setState({ isLoginOpen: true, isShowTourists: mayVisit });
}
