const nearby = 2; // neighbours on either side

/** The numbers worth a link: the first, the last, and those around the current one; null is a gap between them. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [1, last];
  for (let page = current - nearby; page <= current + nearby; page++) shown.push(page);
  const sorted = [...new Set(shown)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return sorted.flatMap((page, at) => {
    const before = sorted[at - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page]; // a gap of one takes as much room as the number itself
    return page - before > 2 ? [null, page] : [page];
  });
}
