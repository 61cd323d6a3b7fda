import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { CheckState as State } from '#contract/machine/platform-checks.ts';

const colours: Record<State, StatusColour> = { green: 'teal', red: 'red', unfinished: 'orange', unknown: 'gray' };

export function CheckState({ state }: { state: State }) {
  const t = useTranslations('platform-machine.checks');
  return <StatusBadge colour={colours[state]}>{t(`states.${state}`)}</StatusBadge>;
}
