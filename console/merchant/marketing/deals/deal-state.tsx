import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { DealState } from '#contract/catalogue/merchant-deals.ts';

const colours: Record<DealState, StatusColour> = {
  running: 'teal',
  planned: 'blue',
  ended: 'gray',
  stopped: 'orange',
};

export function DealStateBadge({ state }: { state: DealState }) {
  const t = useTranslations('marketing');
  return <StatusBadge colour={colours[state]}>{t(`bargains.states.${state}`)}</StatusBadge>;
}
