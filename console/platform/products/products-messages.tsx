import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['platform-products'] }>> = {
  en: () => import('#locales/en/platform-products.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-products.json'),
  es: () => import('#locales/es/platform-products.json'),
  fr: () => import('#locales/fr/platform-products.json'),
  th: () => import('#locales/th/platform-products.json'),
  lao: () => import('#locales/lao/platform-products.json'),
};

/** Around the screens about products, categories and search. */
export function ProductsMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="platform-products" files={files}>
      {children}
    </MoreMessages>
  );
}
