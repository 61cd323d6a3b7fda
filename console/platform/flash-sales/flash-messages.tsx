import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const own: Record<Locale, () => Promise<{ default: Messages['platform-flash'] }>> = {
  en: () => import('#locales/en/platform-flash.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-flash.json'),
  es: () => import('#locales/es/platform-flash.json'),
  fr: () => import('#locales/fr/platform-flash.json'),
  th: () => import('#locales/th/platform-flash.json'),
  lao: () => import('#locales/lao/platform-flash.json'),
};
const shared: Record<Locale, () => Promise<{ default: Messages['flash-sales'] }>> = {
  en: () => import('#locales/en/flash-sales.json'),
  'zh-CN': () => import('#locales/zh-CN/flash-sales.json'),
  es: () => import('#locales/es/flash-sales.json'),
  fr: () => import('#locales/fr/flash-sales.json'),
  th: () => import('#locales/th/flash-sales.json'),
  lao: () => import('#locales/lao/flash-sales.json'),
};

/** The platform's words about flash sales, and those that shops read too. */
export function FlashMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="flash-sales" files={shared}>
      <MoreMessages group="platform-flash" files={own}>
        {children}
      </MoreMessages>
    </MoreMessages>
  );
}
