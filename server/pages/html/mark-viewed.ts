import { inlineScript, withInlineScript } from './inline-script.ts';

/**
 * Runs in the page, before it is shown. Only the browser knows whether it has looked at products before; with this mark on
 * the document their place at the end of the page is there from the start (storefront/parts/viewed), and pushes nothing.
 */
function markViewed(): void {
  try {
    if (localStorage.getItem('viewedProducts')) document.documentElement.dataset.viewed = '';
  } catch {
    // Storage is forbidden: then there is nothing to show.
  }
}

const script = inlineScript(markViewed);

/** Adds to a page the script that marks whether there are viewed products. Personal pages pass their nonce. */
export function withViewedMark(html: string, nonce?: string): string {
  return withInlineScript(html, script, nonce);
}
