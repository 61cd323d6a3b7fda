import { useTranslations } from 'use-intl';
import { StatusBadge } from '#console/base/status-badge.tsx';
import type { StockRow } from '#contract/catalogue/merchant-stock.ts';

/** The mark of stock that is low or gone; nothing for the rest. */
export function StockLevel({ level }: { level: StockRow['level'] }) {
  const t = useTranslations('console.stock');
  if (level === 'fine') return null;
  return <StatusBadge colour={level === 'low' ? 'orange' : 'red'}>{t(`levels.${level}`)}</StatusBadge>;
}
