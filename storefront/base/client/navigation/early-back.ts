/**
 * Whether someone has gone back while the page was still loading: within one document that changes the address alone, as
 * long as no router listens, and the page on screen is another one than the address says.
 */
export function hasGoneBackEarly(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded) return false;
  const { pathname, search } = new URL(loaded.name);
  return pathname !== location.pathname || search !== location.search;
}
