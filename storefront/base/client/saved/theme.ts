import { dropCookie, writeCookie, yearSeconds } from '#ui/browser/cookies.ts';

/** The themes that can be chosen; "system" follows the setting of the device, also when that changes. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * Shows the theme that this browser has chosen. It uses nothing outside itself, because it also runs as an inline script
 * before the first paint (server/pages/html/chosen-theme.ts): public pages are cached for everyone, so the server cannot do it.
 */
export function applyChosenTheme(): void {
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme;
    meta.media = theme ? (scheme === theme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
}

const chosen = new EventTarget();

/** Remembers a theme in a cookie: signing out empties the browser's other storage. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') dropCookie('theme');
  else writeCookie('theme', theme, yearSeconds);
  applyChosenTheme();
  chosen.dispatchEvent(new Event('change'));
}

/** The theme in use, as `applyChosenTheme` has left it on the page. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Calls back when a theme was chosen, here or, as soon as one returns to this tab, in another one. */
export function onThemeChange(callBack: () => void): () => void {
  const catchUp = () => {
    applyChosenTheme();
    callBack();
  };
  chosen.addEventListener('change', callBack);
  document.addEventListener('visibilitychange', catchUp);
  return () => {
    chosen.removeEventListener('change', callBack);
    document.removeEventListener('visibilitychange', catchUp);
  };
}

/** Whether the page is dark just now, for what cannot see the page's colours itself. */
export function isDarkShown(): boolean {
  const theme = chosenTheme();
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
