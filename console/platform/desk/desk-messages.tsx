import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['platform-desk'] }>> = {
  en: () => import('#locales/en/platform-desk.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-desk.json'),
  es: () => import('#locales/es/platform-desk.json'),
  fr: () => import('#locales/fr/platform-desk.json'),
  th: () => import('#locales/th/platform-desk.json'),
  lao: () => import('#locales/lao/platform-desk.json'),
};

export function DeskMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="platform-desk" files={files}>
      {children}
    </MoreMessages>
  );
}
