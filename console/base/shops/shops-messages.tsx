import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['platform-shops'] }>> = {
  en: () => import('#locales/en/platform-shops.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-shops.json'),
  es: () => import('#locales/es/platform-shops.json'),
  fr: () => import('#locales/fr/platform-shops.json'),
  th: () => import('#locales/th/platform-shops.json'),
  lao: () => import('#locales/lao/platform-shops.json'),
};

/** Around the desk, the applications and the shops. */
export function ShopsMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="platform-shops" files={files}>
      {children}
    </MoreMessages>
  );
}
