import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { MallCountdown } from '#storefront/base/i18n/mall-countdown.tsx';

type SaleBarProps = { icon: LucideIcon; name: string; endsAt: string; answeredAt: number; children: ReactNode };

/** Against the clock. When the time is over its price no longer holds, so the page is reloaded. */
export function SaleBar({ icon: Icon, name, endsAt, answeredAt, children }: SaleBarProps) {
  const t = useTranslations('product.price');
  const [isOver, setOver] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <div className="flex min-h-12 items-center gap-4 bg-linear-to-r from-brand-fill to-brand-fill-deep px-4 py-2 text-white">
      <p className="flex min-w-0 items-center gap-2 text-base font-bold">
        <Icon aria-hidden="true" size={18} className="shrink-0 fill-white" />
        {name}
      </p>
      <p className="flex items-center gap-2 text-xs whitespace-nowrap">{children}</p>
      <p className="ml-auto flex shrink-0 items-center gap-2">
        {isOver ? (
          t('flashOver')
        ) : (
          <>
            <span aria-hidden="true">{t('endsIn')}</span>
            <MallCountdown
              endsAt={endsAt}
              renderedAt={answeredAt}
              label={t('endsIn')}
              onEnd={() => {
                setOver(true);
                void revalidate();
              }}
            />
          </>
        )}
      </p>
    </div>
  );
}
