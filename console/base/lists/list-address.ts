import { useSearchParams } from 'react-router';

/** How many rows a page may have; the first unless someone chooses another. */
export const pageSizes = [20, 50, 100] as const;

const sizeKey = 'console.pageSize';

/**
 * The filters and the page of a list live in its address, so that a link shows a colleague the same. Where it names no size of
 * a page, what was chosen last in this browser counts, and is put into the address; a later page without a size was turned to
 * by someone who has the usual one, and an address that names the columns was completed by someone who has it.
 */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const isComplete = search.has('page') || search.has('columns');
  const remembered = isComplete ? undefined : sizeIn(localStorage.getItem(sizeKey));
  const limit = sizeIn(search.get('size')) ?? remembered ?? pageSizes[0];
  const rememberedSize = search.has('size') || limit === pageSizes[0] ? null : String(limit);

  /**
   * Another filter begins at the first page again. It is added to the address that the browser shows: `search` lacks what was
   * completed there, and a change that is not rendered yet.
   */
  function change(values: Record<string, string | number | null>): void {
    const next = new URLSearchParams(location.search);
    if (!('page' in values)) next.delete('page');
    for (const [name, value] of Object.entries(values)) {
      if (value === null || value === '' || (name === 'page' && value === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    setSearch(next);
  }

  return {
    page: Math.max(1, Number(search.get('page')) || 1),
    limit,
    /** What the address lacks; null when it is complete. */
    rememberedSize,
    value: (name: string) => search.get(name) ?? '',
    change,
    /** Begins at the first page again: the others have other rows now. */
    resize(size: number) {
      localStorage.setItem(sizeKey, String(size));
      change({ size });
    },
  };
}

const sizeIn = (text: string | null) => pageSizes.find((size) => String(size) === text);
