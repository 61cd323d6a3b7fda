import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const own: Record<Locale, () => Promise<{ default: Messages['platform-coupons'] }>> = {
  en: () => import('#locales/en/platform-coupons.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-coupons.json'),
  es: () => import('#locales/es/platform-coupons.json'),
  fr: () => import('#locales/fr/platform-coupons.json'),
  th: () => import('#locales/th/platform-coupons.json'),
  lao: () => import('#locales/lao/platform-coupons.json'),
};
const shared: Record<Locale, () => Promise<{ default: Messages['marketing'] }>> = {
  en: () => import('#locales/en/marketing.json'),
  'zh-CN': () => import('#locales/zh-CN/marketing.json'),
  es: () => import('#locales/es/marketing.json'),
  fr: () => import('#locales/fr/marketing.json'),
  th: () => import('#locales/th/marketing.json'),
  lao: () => import('#locales/lao/marketing.json'),
};

/** The platform's words about coupons, and those that shops read too. */
export function CouponsMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="marketing" files={shared}>
      <MoreMessages group="platform-coupons" files={own}>
        {children}
      </MoreMessages>
    </MoreMessages>
  );
}
