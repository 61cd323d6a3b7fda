import { Outlet } from 'react-router';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['finance'] }>> = {
  en: () => import('#locales/en/finance.json'),
  'zh-CN': () => import('#locales/zh-CN/finance.json'),
  es: () => import('#locales/es/finance.json'),
  fr: () => import('#locales/fr/finance.json'),
  th: () => import('#locales/th/finance.json'),
  lao: () => import('#locales/lao/finance.json'),
};

/** Around the screens about the shop's money. */
export default function FinanceFrame() {
  return (
    <MoreMessages group="finance" files={files}>
      <Outlet />
    </MoreMessages>
  );
}
