import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { BargainState, ShopBargain } from '#contract/catalogue/merchant-bargains.ts';

const colours: Record<BargainState, StatusColour> = {
  running: 'teal',
  planned: 'blue',
  ended: 'gray',
  stopped: 'orange',
};

/** Whether a bargain can be had; one of which all units are sold cannot, although it runs. */
export function BargainStateBadge({ bargain: { state, quota, sold } }: { bargain: ShopBargain }) {
  const t = useTranslations('marketing.bargains');
  if (state === 'running' && sold >= quota) return <StatusBadge colour="gray">{t('soldOut')}</StatusBadge>;
  return <StatusBadge colour={colours[state]}>{t(`states.${state}`)}</StatusBadge>;
}
