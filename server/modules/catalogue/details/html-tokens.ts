export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'start'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'end'; name: string };

/** Elements whose inside is no text for people: they are left out with all that they hold. */
const opaque = new Set([
  ...['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext'],
  ...['template', 'svg', 'math', 'object', 'applet', 'audio', 'video', 'canvas', 'select', 'head'],
]);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
export const unprintable = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/**
 * Takes HTML apart the way a browser does, as far as tags go, and never looks back: the time it takes grows with the text
 * alone. Comments, declarations and what is cut off at the end are left out.
 */
export function* htmlTokens(given: string): Generator<HtmlToken> {
  const html = given.toWellFormed().replaceAll(unprintable, '');
  const lower = html.toLowerCase();
  const isAligned = lower.length === html.length; // a few letters change their length; then names are searched as written
  const searched = isAligned ? lower : html;
  let at = 0;
  while (at < html.length) {
    const tagAt = html.indexOf('<', at);
    const textEnd = tagAt < 0 ? html.length : tagAt;
    if (textEnd > at) yield { kind: 'text', text: html.slice(at, textEnd) };
    if (tagAt < 0) return;
    const isEnd = html[tagAt + 1] === '/';
    const nameAt = tagAt + (isEnd ? 2 : 1);
    if (!/[a-z]/i.test(html[nameAt] ?? '')) {
      const end = isEnd || /[!?]/.test(html[nameAt] ?? '') ? endOfRemark(html, tagAt) : null;
      if (end === null) yield { kind: 'text', text: '<' };
      at = end ?? tagAt + 1;
      continue;
    }
    const tag = readTag(html, nameAt);
    if (!tag) return;
    at = tag.end;
    if (isEnd) yield { kind: 'end', name: tag.name };
    else if (!opaque.has(tag.name)) yield { kind: 'start', name: tag.name, attributes: tag.attributes };
    else {
      const close = searched.indexOf(`</${tag.name}`, at);
      at = close < 0 ? html.length : close;
    }
  }
}

/** Where a comment, a declaration or a broken end tag is over. */
function endOfRemark(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  const end = html.indexOf(isComment ? '-->' : '>', start + 2);
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
}

type Tag = { name: string; attributes: Map<string, string>; end: number };

const nameEnd = /[\s/>]/g;
const attributeStart = /[^\s/]/g;
const attributeNameEnd = /[\s/>=]/g;
const notSpace = /\S/g;
const valueEnd = /[\s>]/g;

function next(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
}

/** A tag from its name on; null when it never ends. */
function readTag(html: string, nameAt: number): Tag | null {
  let at = next(nameEnd, html, nameAt);
  const tag: Tag = { name: html.slice(nameAt, at).toLowerCase(), attributes: new Map(), end: 0 };
  for (;;) {
    at = next(attributeStart, html, at);
    if (at >= html.length) return null;
    if (html[at] === '>') return { ...tag, end: at + 1 };
    const end = next(attributeNameEnd, html, at + 1);
    const name = html.slice(at, end).toLowerCase();
    const equals = next(notSpace, html, end);
    at = end;
    let value = '';
    if (html[equals] === '=') {
      const valueAt = next(notSpace, html, equals + 1);
      const quote = html[valueAt] === '"' || html[valueAt] === "'" ? html[valueAt] : null;
      at = quote ? html.indexOf(quote, valueAt + 1) : next(valueEnd, html, valueAt);
      if (at < 0) return null;
      value = html.slice(quote ? valueAt + 1 : valueAt, at);
      if (quote) at += 1;
    }
    if (!tag.attributes.has(name)) tag.attributes.set(name, value);
  }
}
