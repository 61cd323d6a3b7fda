import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows a link such that what it says counts from the moment it is pressed (`flushSync`): the next link pressed goes
 * on from it, however long the page takes. Opening it beside, in another tab, is left to the browser.
 */
export function useNavigateAtOnce(path: string, { replace = false } = {}): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForBrowser) return;
    event.preventDefault();
    void navigate(path, { replace, preventScrollReset: true, flushSync: true });
  };
}
