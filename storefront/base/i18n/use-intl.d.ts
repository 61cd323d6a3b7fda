import type { Messages } from './messages.ts';

// Makes every message key and its values checked by the compiler.
declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
