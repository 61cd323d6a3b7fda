import { useEffect, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useCall } from '#console/base/use-call.ts';
import { listViews, type ViewedList } from '#contract/shops/merchant-views.ts';
import { addressOf, namesMore } from './view-query.ts';

/**
 * Completes the address of a list: with the person's default view when it is opened without any filter, and with what was chosen
 * last in this browser where it names nothing else, so that a copied link shows a colleague the same. In one place, since the
 * one would undo the other.
 */
export function useOpening(
  list: ViewedList | undefined,
  remembered: Readonly<Record<string, string | null>> = {},
): void {
  const [search, setSearch] = useSearchParams();
  const { data, isError } = useCall(listViews, { list: list ?? 'orders' }, { isOff: list === undefined });
  const completed = completedBy(search, remembered);
  // Only once: then "all" means all.
  const isOpened = useRef(list === undefined || namesMore(search));
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== 'idle') return;
    const replace = (next: string) => setSearch(next, { replace: true, preventScrollReset: true });
    function complete(): void {
      // Whoever has gone on meanwhile is not brought back: the new address is completed when it is shown.
      if (new URLSearchParams(location.search).toString() !== search.toString()) return;
      if (!isOpened.current) {
        if (!data && !isError) return;
        isOpened.current = true;
        const standard = data?.views.find(({ id }) => id === data.defaultId);
        if (standard) {
          replace(addressOf(standard, search));
          return;
        }
      }
      if (completed !== search.toString()) replace(completed);
    }
    // Not at once: a step that was just taken is in the address a moment later, and would be undone.
    const waiting = setTimeout(complete);
    return () => clearTimeout(waiting);
  }, [data, isError, search, completed, setSearch, state]);
}

function completedBy(search: URLSearchParams, remembered: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(remembered)) if (value && !next.has(name)) next.set(name, value);
  return next.toString();
}
