import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
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
  useEffect(() => {
    const replace = (next: string) => setSearch(next, { replace: true, preventScrollReset: true });
    if (!isOpened.current) {
      if (!data && !isError) return;
      isOpened.current = true;
      const standard = data?.views.find(({ id }) => id === data.defaultId);
      if (standard) return replace(addressOf(standard, search));
    }
    // Whoever has gone on meanwhile is not brought back: the new address is completed when it is shown.
    const isLeft = new URLSearchParams(location.search).toString() !== search.toString();
    if (completed !== search.toString() && !isLeft) replace(completed);
  }, [data, isError, search, completed, setSearch]);
}

function completedBy(search: URLSearchParams, remembered: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(remembered)) if (value && !next.has(name)) next.set(name, value);
  return next.toString();
}
