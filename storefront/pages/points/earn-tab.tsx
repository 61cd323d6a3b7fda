import { Coins, type LucideIcon, ShoppingBag, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import type { getPoints } from '#contract/points/shopper.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';

/** How points are earned and what they are worth, as the platform has set it. */
export function EarnTab({ points: { rules } }: { points: OutputOf<typeof getPoints> }) {
  const t = useTranslations('points.earn');
  const money = useMoneyText();
  const { isOpen, earnPerUnit, freezeDays, pointWorth, spendAtLeast, maxPercent } = rules;
  const unit = money(100);
  return (
    <>
      {!isOpen && <p className="mt-5 rounded-md bg-warning-soft px-4 py-3 text-warning">{t('closed')}</p>}
      <ol className="mt-6 grid grid-cols-3 gap-4">
        <Step icon={ShoppingBag} title={t('buy')}>
          {t('buyText', { points: earnPerUnit, unit })}
        </Step>
        <Step icon={Snowflake} title={t('wait')}>
          {freezeDays > 0 ? t('waitText', { days: freezeDays }) : t('waitNone')}
        </Step>
        <Step icon={Coins} title={t('spend')}>
          {t('spendText', {
            worth: money(pointWorth * 100),
            least: money(spendAtLeast),
            percent: String(maxPercent),
          })}
        </Step>
      </ol>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-md bg-page px-6 py-4">
        <p className="min-w-0 text-ink-2">{t('example', { paid: money(10_000), points: String(earnPerUnit * 100) })}</p>
        <LinkButton to={allProductsPath}>{t('shop')}</LinkButton>
      </div>
    </>
  );
}

function Step({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="rounded-md border border-line p-5">
      <span aria-hidden="true" className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon size={20} />
      </span>
      <h2 className="mt-3 text-base font-semibold">{title}</h2>
      <p className="mt-1 text-ink-2">{children}</p>
    </li>
  );
}
