import { Outlet } from 'react-router';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['marketing'] }>> = {
  en: () => import('#locales/en/marketing.json'),
  'zh-CN': () => import('#locales/zh-CN/marketing.json'),
  es: () => import('#locales/es/marketing.json'),
  fr: () => import('#locales/fr/marketing.json'),
  th: () => import('#locales/th/marketing.json'),
  lao: () => import('#locales/lao/marketing.json'),
};

/** Around the screens about what draws buyers to the shop. */
export default function MarketingFrame() {
  return (
    <MoreMessages group="marketing" files={files}>
      <Outlet />
    </MoreMessages>
  );
}
