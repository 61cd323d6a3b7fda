import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows a link so that its filters count at once (`flushSync`): the next link clicked builds on them, however long the
 * page takes to load. Opening the link in another tab is left to the browser.
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
