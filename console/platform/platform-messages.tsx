import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['platform'] }>> = {
  en: () => import('#locales/en/platform.json'),
  'zh-CN': () => import('#locales/zh-CN/platform.json'),
  es: () => import('#locales/es/platform.json'),
  fr: () => import('#locales/fr/platform.json'),
  th: () => import('#locales/th/platform.json'),
  lao: () => import('#locales/lao/platform.json'),
};

/** Around the screens of those who run the mall. */
export function PlatformMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="platform" files={files}>
      {children}
    </MoreMessages>
  );
}
