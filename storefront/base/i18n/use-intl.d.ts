import type { Messages } from '#locales/groups.ts';

// Makes every message key and its values checked by the compiler.
declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
