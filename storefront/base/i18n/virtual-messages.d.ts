// Made while building: see storefront/build/messages-plugin.ts.
declare module 'virtual:messages' {
  import type { Locale } from '#contract/core/languages.ts';
  import type { Messages } from '#locales/groups.ts';

  /** What every page needs. */
  export const files: Record<Locale, () => Promise<{ default: Messages }>>;
}

declare module 'virtual:later-messages' {
  import type { Locale } from '#contract/core/languages.ts';
  import type { LaterGroup, Messages } from '#locales/groups.ts';

  export const files: {
    [Group in LaterGroup]: Record<Locale, () => Promise<{ default: Messages[Group] }>>;
  };
}
