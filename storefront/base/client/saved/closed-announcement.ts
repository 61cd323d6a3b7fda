import { readCookie, writeCookie, yearSeconds } from '#ui/browser/cookies.ts';

/**
 * Hides the announcement that this browser has closed. It uses nothing outside itself, because it runs as an inline script
 * before the first paint (server/pages/html/closed-announcement.ts): cached pages are the same for everyone, and nothing may jump.
 */
export function hideClosedAnnouncement(): void {
  const key = /(?:^|; )announcement=([0-9a-f]{12})/.exec(document.cookie)?.[1];
  if (!key) return;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`[data-announcement="${key}"] { display: none }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Remembers which announcement was closed; the next one is shown again. */
export function closeAnnouncement(key: string): void {
  writeCookie('announcement', key, yearSeconds);
}

export const closedAnnouncement = (): string | null => readCookie('announcement');
