import { BadgeCheck, Boxes, type LucideIcon, Tag, Truck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { ready } from '#ui/ready.ts';

// Exactly these four, in this order (specification §1).
const sellingPoints = [
  { icon: Boxes, name: 'variety', line: 'varietyLine' },
  { icon: Truck, name: 'delivery', line: 'deliveryLine' },
  { icon: BadgeCheck, name: 'genuine', line: 'genuineLine' },
  { icon: Tag, name: 'lowPrice', line: 'lowPriceLine' },
] as const satisfies readonly { icon: LucideIcon; name: string; line: string }[];

const columns = [
  {
    name: 'shopping',
    links: [
      { to: searchPath({}), name: 'searchGoods' },
      { to: '/goods/activity_list', name: 'activities' },
      { to: '/goods/top_one', name: 'ranking' },
      { to: '/merchant/merchant_street', name: 'shopStreet' },
    ],
  },
  {
    name: 'account',
    links: [
      { to: '/users/order_list', name: 'myOrders' },
      { to: '/order/look_up', name: 'findOrder' },
      { to: '/users/refund_list', name: 'refunds' },
      { to: '/users/collection_list', name: 'favourites' },
      { to: '/users/coupon_list', name: 'coupons' },
    ],
  },
  {
    name: 'selling',
    links: [
      { to: '/users/merchant_settled?menuCur=70', name: 'applyToSell' },
      { to: '/users/application_record', name: 'applicationRecord' },
      { to: '/middlewares/privacy_agreement', name: 'agreement' },
    ],
  },
] as const;

/** What the mall promises, where else to go, and whose it is. */
export function Footer() {
  const t = useTranslations('shell');
  const site = useTranslations('site');
  return (
    <footer {...ready} className="below-first-screen mt-16 bg-card">
      <div className="border-y border-line">
        <ul className="page-column grid grid-cols-4 gap-4 py-8">
          {sellingPoints.map(({ icon: Icon, name, line }) => (
            <li key={name} className="flex items-center gap-4 pr-6">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
                <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span>
                <span className="block text-base font-semibold">{t(name)}</span>
                <span className="block text-xs text-ink-3">{t(line)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="page-column grid grid-cols-[2fr_1fr_1fr_1fr] gap-10 py-10">
        <div>
          <p className="text-lg font-bold tracking-tight">{site('name')}</p>
          <p className="mt-2 max-w-70 text-ink-2">{t('footerLine')}</p>
        </div>
        {columns.map((column) => (
          <nav key={column.name} aria-label={t(column.name)}>
            <p className="font-semibold">{t(column.name)}</p>
            <ul className="mt-3 grid gap-2 text-ink-2">
              {column.links.map((link) => (
                <li key={link.to}>
                  <MallLink to={link.to} className="hover:text-brand">
                    {t(link.name)}
                  </MallLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-line py-5">
        <p className="page-column text-center text-xs text-ink-3">
          {t('copyright', { year: String(new Date().getFullYear()) })}
        </p>
      </div>
    </footer>
  );
}
