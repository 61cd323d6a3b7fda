import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { ApplicationState } from '#contract/applications/shopper.ts';

const colours: Record<ApplicationState, StatusColour> = {
  waiting: 'orange',
  asked: 'blue',
  approved: 'teal',
  refused: 'red',
};

export function ApplicationStateBadge({ state }: { state: ApplicationState }) {
  const t = useTranslations('platform-shops.applications.states');
  return <StatusBadge colour={colours[state]}>{t(state)}</StatusBadge>;
}
