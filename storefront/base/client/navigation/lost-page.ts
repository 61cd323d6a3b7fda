import { useNavigation } from 'react-router';
import { useMall } from '#storefront/base/client/store.ts';

let wanted: URL | null = null;

/** Remembers which page one is on the way to, until `go` has brought it. With lost code that never comes to an end. */
export async function onTheWayTo(url: URL, go: () => Promise<unknown>): Promise<void> {
  wanted = url;
  if (useMall.getState().isCodeLost && navigator.onLine) openFromServer(url);
  try {
    await go();
  } finally {
    if (wanted === url) wanted = null;
  }
}

/**
 * React Router reloads the page that is left when the code of the wanted one cannot be loaded. Where the browser lets
 * scripts stop that reload (the Navigation API), the wanted page is opened instead, from the server. Offline an error
 * page takes its place until the network is back (shell/shell.tsx).
 */
export function catchLostPages(): void {
  globalThis.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || !wanted) return;
    event.preventDefault();
    if (navigator.onLine) openFromServer(wanted);
    else useMall.setState({ isCodeLost: true });
  });
}

function openFromServer({ pathname, search }: URL): void {
  // Should its code be missing there too, a reload would not bring it either (server/pages/html/load-failure.ts).
  sessionStorage.setItem('chunkReloadAt', String(Date.now()));
  location.assign(pathname + search);
}

/** True while the router may be waiting for code that will not come. */
export function useIsPageLost(): boolean {
  const isCodeLost = useMall((state) => state.isCodeLost);
  return useNavigation().state !== 'idle' && isCodeLost;
}
