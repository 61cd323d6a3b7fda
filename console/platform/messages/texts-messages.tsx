import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['platform-messages'] }>> = {
  en: () => import('#locales/en/platform-messages.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-messages.json'),
  es: () => import('#locales/es/platform-messages.json'),
  fr: () => import('#locales/fr/platform-messages.json'),
  th: () => import('#locales/th/platform-messages.json'),
  lao: () => import('#locales/lao/platform-messages.json'),
};

export function TextsMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="platform-messages" files={files}>
      {children}
    </MoreMessages>
  );
}
