import type { Locale } from '#contract/core/languages.ts';

/** How wide mail programs show a mail: on a phone, in their usual column, and in a large window. */
export const mailWidths = [320, 600, 1000] as const;

/** What is looked at, and how. */
export type Choice = {
  kind: string;
  language: Locale;
  view: 'mail' | 'text';
  theme: 'light' | 'dark';
  width: (typeof mailWidths)[number];
};

/** Where it can be looked at. */
export function pathOf({ kind, language, view, theme, width }: Choice): string {
  return `/dev/mails?${new URLSearchParams({ kind, in: language, view, theme, width: String(width) })}`;
}
