import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['platform-money'] }>> = {
  en: () => import('#locales/en/platform-money.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-money.json'),
  es: () => import('#locales/es/platform-money.json'),
  fr: () => import('#locales/fr/platform-money.json'),
  th: () => import('#locales/th/platform-money.json'),
  lao: () => import('#locales/lao/platform-money.json'),
};

const words: Record<Locale, () => Promise<{ default: Messages['finance'] }>> = {
  en: () => import('#locales/en/finance.json'),
  'zh-CN': () => import('#locales/zh-CN/finance.json'),
  es: () => import('#locales/es/finance.json'),
  fr: () => import('#locales/fr/finance.json'),
  th: () => import('#locales/th/finance.json'),
  lao: () => import('#locales/lao/finance.json'),
};

/** Around the screens about money: their own words, and those that shops read about theirs. */
export function MoneyMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="finance" files={words}>
      <MoreMessages group="platform-money" files={files}>
        {children}
      </MoreMessages>
    </MoreMessages>
  );
}
