import { applyChosenTheme } from '#storefront/base/client/saved/theme.ts';
import { inlineScript } from './inline-script.ts';

/** The colour of the browser's own bars around the page in each theme, as in storefront/tokens.css. */
const barColours = { light: '#d02a15', dark: '#121419' };

const metasOf = (light: string) =>
  Object.entries({ ...barColours, light }).map(
    ([scheme, colour]) =>
      `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}"/>`,
  );
const script = inlineScript(applyChosenTheme);

/**
 * Adds the script that shows the chosen theme to the end of the head, before anything is painted, and the colours of the
 * browser's bars, which it sets right too. Personal pages pass their nonce, a mall with a colour of its own that one.
 */
export function withChosenTheme(html: string, nonce?: string, light = barColours.light): string {
  const open = nonce ? `<script nonce="${nonce}">` : '<script>';
  return html.replace('</head>', () => `${metasOf(light).join('')}${open}${script}</script></head>`);
}
