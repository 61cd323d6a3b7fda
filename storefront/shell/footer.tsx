import { BadgeCheck, Boxes, CreditCard, type LucideIcon, QrCode, Tag, Truck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { phoneLink } from '#storefront/base/client/customer-service.ts';
import { useKnownHomeData } from '#storefront/base/client/home-data.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { ready } from '#ui/ready.ts';
import { ThemeSwitch } from './theme-switch.tsx';

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
      { to: '/users/collection_list', name: 'favourites' },
      { to: '/users/coupon_list', name: 'coupons' },
    ],
  },
  {
    name: 'help',
    links: [
      { to: '/order/look_up', name: 'findOrder' },
      { to: '/users/refund_list', name: 'refunds' },
      { to: '/middlewares/privacy_agreement', name: 'agreement' },
    ],
  },
  {
    name: 'selling',
    links: [
      { to: '/users/merchant_settled?menuCur=70', name: 'applyToSell' },
      { to: '/users/application_record', name: 'applicationRecord' },
    ],
  },
] as const;

const payments = [
  { icon: CreditCard, name: 'payByCard' },
  { icon: QrCode, name: 'payByCode' },
] as const satisfies readonly { icon: LucideIcon; name: string }[];

const mark = 'inline-flex items-center gap-1.5 rounded-sm border border-line px-2 text-xs leading-6 text-ink-2';

/** What the mall promises, where else to go, and whose it is. */
export function Footer() {
  const t = useTranslations('page-end');
  const site = useTranslations('site');
  const home = useKnownHomeData();
  const phone = home?.consumerHotline;
  const carriers = home?.carriers ?? []; // what an earlier visit has saved may have none
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
      <div className="page-column grid grid-cols-[2fr_1fr_1fr_1fr_1fr] gap-8 py-10">
        <div>
          <p className="text-lg font-bold tracking-tight">{site('name')}</p>
          <p className="mt-2 max-w-70 text-ink-2">{t('footerLine')}</p>
          {phone && (
            <p className="mt-4">
              <span className="block text-xs text-ink-3">{t('serviceTitle')}</span>
              <a href={phoneLink(phone)} className="text-lg font-semibold tabular-nums hover:text-brand">
                {phone}
              </a>
            </p>
          )}
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
      <div className="border-t border-line">
        <div className="page-column flex flex-wrap items-center gap-x-10 gap-y-3 py-5">
          <Marks title={t('payWith')}>
            {payments.map(({ icon: Icon, name }) => (
              <li key={name} className={mark}>
                <Icon size={14} aria-hidden="true" />
                {t(name)}
              </li>
            ))}
          </Marks>
          {carriers.length > 0 && (
            <Marks title={t('deliveredBy')}>
              {carriers.map((name) => (
                <li key={name} className={`${mark} font-semibold`}>
                  {name}
                </li>
              ))}
            </Marks>
          )}
        </div>
      </div>
      <div className="border-t border-line py-5">
        <div className="page-column flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="text-xs text-ink-3">{t('copyright', { year: String(new Date().getFullYear()) })}</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function Marks({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id={id} className="mr-1 text-xs text-ink-3">
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {children}
      </ul>
    </div>
  );
}
