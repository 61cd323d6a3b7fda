import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['chat-desk'] }>> = {
  en: () => import('#locales/en/chat-desk.json'),
  'zh-CN': () => import('#locales/zh-CN/chat-desk.json'),
  es: () => import('#locales/es/chat-desk.json'),
  fr: () => import('#locales/fr/chat-desk.json'),
  th: () => import('#locales/th/chat-desk.json'),
  lao: () => import('#locales/lao/chat-desk.json'),
};

/** Around the screens of customer service. */
export function ChatMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="chat-desk" files={files}>
      {children}
    </MoreMessages>
  );
}
