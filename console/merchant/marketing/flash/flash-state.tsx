import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { FlashState, SignUpState } from '#contract/catalogue/flash-sales.ts';

const colours: Record<FlashState, StatusColour> = {
  open: 'blue',
  coming: 'gray',
  running: 'teal',
  ended: 'gray',
  cancelled: 'orange',
};

export function FlashStateBadge({ state }: { state: FlashState }) {
  const t = useTranslations('flash-sales');
  return <StatusBadge colour={colours[state]}>{t(`states.${state}`)}</StatusBadge>;
}

const signUpColours: Record<SignUpState, StatusColour> = {
  waiting: 'blue',
  accepted: 'teal',
  refused: 'red',
  withdrawn: 'gray',
};

export function SignUpStateBadge({ state }: { state: SignUpState }) {
  const t = useTranslations('flash-sales');
  return <StatusBadge colour={signUpColours[state]}>{t(`signUpStates.${state}`)}</StatusBadge>;
}
