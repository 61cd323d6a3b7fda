import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['platform-settings'] }>> = {
  en: () => import('#locales/en/platform-settings.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-settings.json'),
  es: () => import('#locales/es/platform-settings.json'),
  fr: () => import('#locales/fr/platform-settings.json'),
  th: () => import('#locales/th/platform-settings.json'),
  lao: () => import('#locales/lao/platform-settings.json'),
};

export function SettingsMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="platform-settings" files={files}>
      {children}
    </MoreMessages>
  );
}
