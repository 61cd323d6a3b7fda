import { type HtmlToken, htmlTokens } from './html-tokens.ts';
import { safeAttributes } from './safe-attributes.ts';

// Rich text of products is written by shops and shown to everybody. What is not listed here does not exist.
const voids = new Set(['br', 'hr', 'img']);
const inlines = new Set(['strong', 'em', 'u', 's', 'a']);
const blocks = new Set([
  ...['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'hr'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);
const headings = new Set(['h2', 'h3', 'h4']);
const lists = new Set(['ul', 'ol']);
const cells = new Set(['td', 'th']);
const bodies = new Set(['thead', 'tbody']);
const depthMax = 40;

/**
 * Gives rich text back with the listed tags and attributes only, every tag closed where it belongs. Nothing of the input is
 * copied as it is: the text is taken apart and written anew, so cleaning what is clean changes nothing.
 */
export function cleanHtml(html: string): string {
  const written: string[] = [];
  const open: string[] = [];

  /** Closes open tags from the innermost out, until `depth` of them are left. */
  const closeTo = (depth: number) => {
    while (open.length > depth) written.push(`</${open.pop()}>`);
  };
  const lastOpen = (names: ReadonlySet<string>) => open.findLastIndex((name) => names.has(name));

  /** Closes what a browser would close before this tag; false when the tag has no place here. */
  const makeRoom = (name: string): boolean => {
    const table = open.lastIndexOf('table');
    const closeAfter = (index: number, parent: number) => index > parent && closeTo(index);
    if (blocks.has(name)) closeAfter(open.lastIndexOf('p'), -1);
    if (headings.has(name)) closeAfter(lastOpen(headings), -1);
    if (name === 'a') closeAfter(open.lastIndexOf('a'), -1);
    if (name === 'table') return table < 0 || lastOpen(cells) > table;
    if (name === 'li') {
      const list = lastOpen(lists);
      closeAfter(open.lastIndexOf('li'), list);
      return list >= 0;
    }
    if (bodies.has(name)) closeAfter(lastOpen(bodies), table);
    if (name === 'tr') closeAfter(open.lastIndexOf('tr'), table);
    if (bodies.has(name) || name === 'tr') return table >= 0 && lastOpen(cells) < table;
    if (cells.has(name)) {
      const row = open.lastIndexOf('tr');
      closeAfter(lastOpen(cells), row);
      return row > table && table >= 0;
    }
    return true;
  };

  const writeToken = (token: HtmlToken) => {
    if (token.kind === 'text') {
      written.push(cleanText(token.text));
    } else if (token.kind === 'end') {
      const index = open.lastIndexOf(token.name);
      if (index >= 0) closeTo(index);
    } else if (blocks.has(token.name) || inlines.has(token.name) || voids.has(token.name)) {
      const attributes = safeAttributes(token.name, token.attributes);
      if (attributes === null || open.length >= depthMax || !makeRoom(token.name)) return;
      written.push(`<${token.name}${attributes}>`);
      if (!voids.has(token.name)) open.push(token.name);
    }
  };
  for (const token of htmlTokens(html)) writeToken(token);
  closeTo(0);
  return written.join('');
}

// A reference is only ever read as a character here, so a whole one may stay; a lone "&" is one.
function cleanText(text: string): string {
  return text
    .replaceAll(/&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
