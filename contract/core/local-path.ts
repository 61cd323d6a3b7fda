import { splitLocale } from './languages.ts';

const origin = 'http://mall.invalid';
const pathMax = 512;
// Control characters and blanks: browsers drop some of them while parsing, which turns "/\t/x" into "//x".
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it searches for
const blankOrControl = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

function asLocalUrl(path: string): URL | null {
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  if (!URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  // "/.//evil.example" passes the origin check, yet its normalised path is "//evil.example".
  return url.origin === origin && !url.pathname.startsWith('//') ? url : null;
}

/**
 * The path if it leads to a page of this mall, else "/". Every redirect and link whose target comes from outside is checked
 * with it: return paths, menu entries from the server, links of banners.
 */
export function localPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > pathMax || blankOrControl.test(value)) return '/';
  const url = asLocalUrl(value);
  if (!url) return '/';
  // The same again without the language: "/th//evil.example" must not become "//evil.example" when the prefix is cut.
  if (!asLocalUrl(splitLocale(url.pathname).path)) return '/';
  return url.pathname + url.search + url.hash;
}
