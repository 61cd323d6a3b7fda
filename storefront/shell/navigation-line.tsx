import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { prefetchLink } from '#storefront/base/links/prefetch.ts';
import { CategoryMenu } from './category-menu.tsx';

const links = [
  { to: '/', name: 'home' },
  { to: '/goods/activity_list', name: 'activities' },
  { to: '/goods/top_one', name: 'ranking' },
  { to: '/goods/coupon_center', name: 'coupons' },
  { to: '/merchant/merchant_street', name: 'shopStreet' },
] as const;

/** All categories at the left, the mall's main places beside them. */
export function NavigationLine({ isHome }: { isHome: boolean }) {
  const t = useTranslations('shell');
  const mallPath = useMallPath();
  return (
    <div className="border-b-2 border-brand-fill bg-card">
      <div className="page-column relative flex h-11 items-stretch">
        <CategoryMenu isHome={isHome} />
        <nav aria-label={t('navigation')} className="ml-4">
          <ul className="flex h-full">
            {links.map(({ to, name }) => (
              <li key={to}>
                <NavLink
                  ref={prefetchLink}
                  to={mallPath(to)}
                  end
                  className="flex h-full items-center px-5 text-base font-medium hover:text-brand aria-[current]:text-brand"
                >
                  {t(name)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
