import { applyChosenTheme } from '#storefront/base/client/theme.ts';
import { inlineScript } from './inline-script.ts';

const script = inlineScript(applyChosenTheme);

/** Adds the script that shows the chosen theme to the end of the head, before anything is painted. Personal pages pass their nonce. */
export function withChosenTheme(html: string, nonce?: string): string {
  const open = nonce ? `<script nonce="${nonce}">` : '<script>';
  return html.replace('</head>', () => `${open}${script}</script></head>`);
}
