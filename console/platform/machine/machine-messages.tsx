import type { ReactNode } from 'react';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['platform-machine'] }>> = {
  en: () => import('#locales/en/platform-machine.json'),
  'zh-CN': () => import('#locales/zh-CN/platform-machine.json'),
  es: () => import('#locales/es/platform-machine.json'),
  fr: () => import('#locales/fr/platform-machine.json'),
  th: () => import('#locales/th/platform-machine.json'),
  lao: () => import('#locales/lao/platform-machine.json'),
};

/** Around the self-check and the machine room. */
export function MachineMessages({ children }: { children: ReactNode }) {
  return (
    <MoreMessages group="platform-machine" files={files}>
      {children}
    </MoreMessages>
  );
}
