import {
  Award,
  BadgeCheck,
  Boxes,
  CreditCard,
  Gift,
  Globe,
  Headset,
  type LucideIcon,
  QrCode,
  RotateCcw,
  ShieldCheck,
  Tag,
  Truck,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { SellingPointIcon } from '#contract/content/footer.ts';
import type { ShownFooter } from '#contract/content/shopper.ts';
import { localPath } from '#contract/core/local-path.ts';
import { phoneLink } from '#storefront/base/client/customer-service.ts';
import { useKnownHomeData } from '#storefront/base/client/home-data.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { ready } from '#ui/ready.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const icons: Record<SellingPointIcon, LucideIcon> = {
  variety: Boxes,
  delivery: Truck,
  genuine: BadgeCheck,
  price: Tag,
  returns: RotateCcw,
  service: Headset,
  secure: ShieldCheck,
  gift: Gift,
  quality: Award,
  world: Globe,
};

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
  const footer = home?.footer; // neither has the end of a page without its frame
  return (
    <footer {...ready} className="below-first-screen mt-16 bg-card">
      {footer && <SellingPoints points={footer.points} />}
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
        {footer?.columns.map((column) => (
          <Column key={[column.title, ...column.links.map(({ url }) => url)].join(' ')} column={column} />
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
          <p className="text-xs text-ink-3">
            {footer?.copyright.replaceAll('{year}', String(new Date().getFullYear()))}
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

/** What the mall promises: four points (specification §1). */
function SellingPoints({ points }: Pick<ShownFooter, 'points'>) {
  return (
    <div className="border-y border-line">
      <ul className="page-column grid grid-cols-4 gap-4 py-8">
        {points.map(({ icon, title, line }) => {
          const Icon = icons[icon];
          return (
            <li key={`${icon} ${title}`} className="flex items-center gap-4 pr-6">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
                <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span>
                <span className="block text-base font-semibold">{title}</span>
                <span className="block text-xs text-ink-3">{line}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Column({ column: { title, links } }: { column: ShownFooter['columns'][number] }) {
  return (
    <nav aria-label={title}>
      <p className="font-semibold">{title}</p>
      <ul className="mt-3 grid gap-2 text-ink-2">
        {links.map((link) => (
          <li key={`${link.url} ${link.title}`}>
            <MallLink to={localPath(link.url)} className="hover:text-brand">
              {link.title}
            </MallLink>
          </li>
        ))}
      </ul>
    </nav>
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
