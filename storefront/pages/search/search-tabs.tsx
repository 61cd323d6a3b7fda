import { useTranslations } from 'use-intl';
import { filterPath, type PageFilters, unfiltered } from '#storefront/base/links/search-address.ts';
import { LinkTabs } from '#ui/navigation/link-tabs.tsx';

/** The same words among products or among shops. */
export function SearchTabs({ filters }: { filters: PageFilters }) {
  const t = useTranslations('search');
  const tabs = [
    { isShops: false, label: t('goods') },
    { isShops: true, label: t('shops') },
  ].map(({ isShops, label }) => {
    const isCurrent = isShops === filters.isShops;
    const change = isCurrent ? {} : { ...unfiltered(filters), cid: filters.cid, sort: 'default' as const, isShops };
    return { to: filterPath(filters, change), label, isCurrent };
  });
  return <LinkTabs label={t('kinds')} tabs={tabs} className="shrink-0" />;
}
