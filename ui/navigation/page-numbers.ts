/** Which pages are worth a link: the ends, and those around the page that is open. Null stands for those left out. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  // Near an end the window is moved inwards, so that the row has the same length on every page.
  const first = Math.max(1, Math.min(page - 2, pageCount - 4));
  const last = Math.min(pageCount, Math.max(page + 2, 5));
  const around = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return [...before(first), ...around, ...after(last, pageCount)];
}

/** A gap of one page is that page: a dot-dot-dot would be as wide. */
function before(first: number): (number | null)[] {
  if (first === 1) return [];
  if (first === 2) return [1];
  return first === 3 ? [1, 2] : [1, null];
}

function after(last: number, pageCount: number): (number | null)[] {
  if (last === pageCount) return [];
  if (last === pageCount - 1) return [pageCount];
  return last === pageCount - 2 ? [pageCount - 1, pageCount] : [null, pageCount];
}
