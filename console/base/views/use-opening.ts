import { useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigation, useSearchParams } from 'react-router';
import { useCall } from '#console/base/use-call.ts';
import { listViews, type ViewedList } from '#contract/shops/merchant-views.ts';
import { addressOf, namesMore } from './view-query.ts';

/**
 * Opens a list with the person's default view when its address names no filter, and completes the address with what was chosen
 * last in this browser, so that a copied link shows a colleague the same.
 */
export function useOpening(
  list: ViewedList | undefined,
  remembered: Readonly<Record<string, string | null>> = {},
): void {
  const [search, setSearch] = useSearchParams();
  const path = useHref(useLocation().pathname);
  const isIdle = useNavigation().state === 'idle';
  const { data, isError } = useCall(listViews, { list: list ?? 'orders' }, { isOff: list === undefined });
  // Only once: then "all" means all.
  const isOpened = useRef(list === undefined || namesMore(search));
  useEffect(() => {
    if (!isIdle || location.pathname !== path) return; // whoever goes elsewhere is not brought back
    if (!isOpened.current) {
      if (!data && !isError) return;
      isOpened.current = true;
      const standard = data?.views.find(({ id }) => id === data.defaultId);
      if (standard) return setSearch(addressOf(standard, search), { replace: true, preventScrollReset: true });
    }
    completeAddress(remembered);
  });
}

/** Beside the router: to it this is no step, so that it stops none on its way. */
function completeAddress(remembered: Readonly<Record<string, string | null>>): void {
  const next = new URLSearchParams(location.search);
  const lacking = Object.entries(remembered).filter(([name, value]) => value && !next.has(name));
  if (lacking.length === 0) return;
  for (const [name, value] of lacking) next.set(name, value ?? '');
  history.replaceState(history.state, '', `?${next}${location.hash}`);
}
