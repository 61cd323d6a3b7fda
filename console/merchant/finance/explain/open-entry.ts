import { useLocation, useSearchParams } from 'react-router';

/** The entry that is explained beside the list: the address says which, so that a link shows a colleague the same. */
export function useOpenEntry() {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('entry'));
  return {
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
    open(entry: number | null) {
      setSearch(withEntry(search, entry), { preventScrollReset: true });
    },
  };
}

/** The address of the present list with an entry open. */
export function useEntryPath(): (entry: number) => string {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (entry) => `${pathname}?${withEntry(search, entry)}`;
}

function withEntry(search: URLSearchParams, entry: number | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (entry === null) next.delete('entry');
  else next.set('entry', String(entry));
  return next;
}
