import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['platform-people'] }>> = {
  en: () => import('#locales/en/platform-people.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-people.json'),
  es: () => import('#locales/es/platform-people.json'),
  fr: () => import('#locales/fr/platform-people.json'),
  th: () => import('#locales/th/platform-people.json'),
  lao: () => import('#locales/lao/platform-people.json'),
};

/** Around the screens about buyers: their orders, disputes, reviews and accounts. */
export function PeopleMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="platform-people" files={files}>
      {children}
    </MoreMessages>
  );
}
