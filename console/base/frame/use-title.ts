import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTitleCount } from './title-count.ts';

/** Names the screen in the browser's tab, and the shop it belongs to: people who work for two have both open. */
export function useTitle(title: string, shop = ''): void {
  const t = useTranslations('console');
  const name = t('name');
  const count = useTitleCount();
  useEffect(() => {
    document.title = (count > 0 ? `(${count}) ` : '') + [title, shop, name].filter(Boolean).join(' · ');
  }, [title, shop, name, count]);
}
