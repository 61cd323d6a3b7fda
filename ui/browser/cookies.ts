export const yearSeconds = 365 * 24 * 60 * 60;

/** A cookie for the whole mall that scripts may read. Without a lifetime it ends with the browser. */
export function writeCookie(name: string, value: string, lifetimeSeconds?: number): void {
  const lifetime = lifetimeSeconds === undefined ? '' : `; Max-Age=${lifetimeSeconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and needs a secure page
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${lifetime}`;
}

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null; // anyone may have written it
  }
}

export function dropCookie(name: string): void {
  writeCookie(name, '', 0);
}
