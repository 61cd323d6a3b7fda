import { useSearchParams } from 'react-router';

/** The filters and the page of a list live in its address, so that a link shows a colleague the same. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    page: Math.max(1, Number(search.get('page')) || 1),
    value: (name: string) => search.get(name) ?? '',
    /** Another filter begins at the first page again. */
    change(values: Record<string, string | number | null>) {
      const next = new URLSearchParams(search);
      if (!('page' in values)) next.delete('page');
      for (const [name, value] of Object.entries(values)) {
        if (value === null || value === '' || (name === 'page' && value === 1)) next.delete(name);
        else next.set(name, String(value));
      }
      setSearch(next);
    },
  };
}
