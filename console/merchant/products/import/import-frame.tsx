import { Outlet } from 'react-router';
import { MoreMessages } from '#console/base/more-messages.tsx';
import type { Locale } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['product-import'] }>> = {
  en: () => import('#locales/en/product-import.json'),
  'zh-CN': () => import('#locales/zh-CN/product-import.json'),
  es: () => import('#locales/es/product-import.json'),
  fr: () => import('#locales/fr/product-import.json'),
  th: () => import('#locales/th/product-import.json'),
  lao: () => import('#locales/lao/product-import.json'),
};

/** Around the screens about imports of products. */
export default function ImportFrame() {
  return (
    <MoreMessages group="product-import" files={files}>
      <Outlet />
    </MoreMessages>
  );
}
