import { Parser } from 'htmlparser2';
import { safeAttributes } from './safe-attributes.ts';

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

/** The tags of rich text; no others are written. */
export const richTextTags: readonly string[] = [...new Set([...blocks, ...inlines, ...voids])];

/** Elements whose content is no text for people: they are removed with their content. */
const opaque = new Set([
  ...['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext'],
  ...['template', 'svg', 'math', 'object', 'applet', 'audio', 'video', 'canvas', 'select', 'head'],
]);

// The parser's time grows with the square of the number of tags: enough for long texts, too few to keep the server busy.
const marksMax = 5_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const unprintable = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/**
 * Rewrites rich text with every tag closed where a browser would close it, so that a stray tag cannot affect the page around
 * it. The result still has to be sanitized.
 */
export function nestHtml(html: string): string {
  const written: string[] = [];
  const open: string[] = [];
  let opaqueDepth = 0;

  /** Closes open tags from the innermost out, until `depth` of them are left. */
  const closeTo = (depth: number) => {
    while (open.length > depth) written.push(`</${open.pop()}>`);
  };
  const lastOpen = (names: ReadonlySet<string>) => open.findLastIndex((name) => names.has(name));

  /** Closes what a browser would close before this tag; false when the tag is not allowed in this place. */
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

  const parser = new Parser({
    onopentag(name, given, isImplied) {
      if (opaque.has(name)) opaqueDepth += 1;
      if (opaqueDepth > 0 || isImplied || !richTextTags.includes(name)) return;
      const attributes = safeAttributes(name, given);
      if (attributes === null || open.length >= depthMax || !makeRoom(name)) return;
      const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
      written.push(`<${name}${pairs.join('')}>`);
      if (!voids.has(name)) open.push(name);
    },
    ontext(text) {
      if (opaqueDepth === 0) written.push(escaped(text));
    },
    onclosetag(name) {
      if (opaque.has(name)) opaqueDepth -= 1;
      const index = opaqueDepth > 0 ? -1 : open.lastIndexOf(name);
      if (index >= 0) closeTo(index);
    },
  });
  parser.end(withoutExcess(html.toWellFormed().replaceAll(unprintable, '')));
  closeTo(0);
  return written.join('');
}

/** The text up to its five thousandth tag or entity. */
function withoutExcess(html: string): string {
  let marks = 0;
  for (const { index } of html.matchAll(/[<&]/g)) {
    marks += 1;
    if (marks > marksMax) return html.slice(0, index);
  }
  return html;
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unprintable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
