import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { filterPath, type PageFilters, unfiltered } from '#storefront/base/links/search-address.ts';

/** The same words among products or among shops. */
export function SearchTabs({ filters }: { filters: PageFilters }) {
  const t = useTranslations('search');
  const tabs = [
    { isShops: false, name: t('goods') },
    { isShops: true, name: t('shops') },
  ];
  return (
    <nav aria-label={t('kinds')} className="shrink-0">
      <ul className="flex gap-8 text-base">
        {tabs.map(({ isShops, name }) => {
          const isHere = isShops === filters.isShops;
          return (
            <li key={name}>
              <MallLink
                to={filterPath(
                  filters,
                  isHere ? {} : { ...unfiltered(filters), cid: filters.cid, sort: 'default', isShops },
                )}
                aria-current={isHere ? 'page' : undefined}
                preventScrollReset
                className={`-mb-px block border-b-2 px-1 py-2 hover:text-brand ${isHere ? 'border-brand font-semibold text-brand' : 'border-transparent'}`}
              >
                {name}
              </MallLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
