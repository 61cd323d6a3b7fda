// Made while building: see storefront/build/messages-plugin.ts.
declare module 'virtual:messages' {
  import type { Locale } from '#contract/core/languages.ts';
  import type { LaterGroup, Messages } from '#locales/groups.ts';

  /** What every page needs, and where the other groups of the same language are. */
  export type LanguageFile = {
    default: Messages;
    later: { [Group in LaterGroup]: () => Promise<{ default: Messages[Group] }> };
  };
  export const files: Record<Locale, () => Promise<LanguageFile>>;
}
