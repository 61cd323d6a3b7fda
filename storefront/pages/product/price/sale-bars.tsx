import { Tag, Zap } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { SaleBar } from './sale-bar.tsx';

type SaleBarsProps = Pick<Product, 'flash' | 'bargain'> & { answeredAt: number };

/** The bargain of the shop with how many units are left, or the flash sale of the platform with how much of it is sold. */
export function SaleBars({ flash, bargain, answeredAt }: SaleBarsProps) {
  const t = useTranslations('product.price');
  if (bargain)
    return (
      <SaleBar key={bargain.endsAt} icon={Tag} name={t('bargain')} endsAt={bargain.endsAt} answeredAt={answeredAt}>
        {t('bargainLeft', { count: bargain.left })}
        {bargain.perBuyer !== null && <span>{t('perBuyer', { count: bargain.perBuyer })}</span>}
      </SaleBar>
    );
  if (!flash) return null;
  return (
    <SaleBar key={flash.endsAt} icon={Zap} name={flash.name} endsAt={flash.endsAt} answeredAt={answeredAt}>
      <span className="h-1.5 w-24 overflow-hidden rounded-full bg-white/35">
        <span className="block h-full rounded-full bg-white" style={{ width: `${flash.soldPercent}%` }} />
      </span>
      {t('soldPercent', { percent: String(flash.soldPercent) })}
      {flash.perBuyer !== null && <span>{t('perBuyer', { count: flash.perBuyer })}</span>}
    </SaleBar>
  );
}
