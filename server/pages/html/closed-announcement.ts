import { hideClosedAnnouncement } from '#storefront/base/client/saved/closed-announcement.ts';
import { inlineScript, withInlineScript } from './inline-script.ts';

const script = inlineScript(hideClosedAnnouncement);

/** Adds to a page the script that hides the announcement that was closed. Personal pages pass their nonce. */
export function withClosedAnnouncement(html: string, nonce?: string): string {
  return html.includes('data-announcement=') ? withInlineScript(html, script, nonce) : html;
}
