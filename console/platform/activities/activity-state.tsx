import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { ActivityState } from '#contract/catalogue/activity-page.ts';

const colours: Record<ActivityState, StatusColour> = {
  running: 'teal',
  planned: 'blue',
  ended: 'gray',
  hidden: 'gray',
  draft: 'orange',
};

export function ActivityStateBadge({ state }: { state: ActivityState }) {
  const t = useTranslations('platform-face.activities.states');
  return <StatusBadge colour={colours[state]}>{t(state)}</StatusBadge>;
}
