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

const signUpColours: Record<SignUpState | 'lapsed', StatusColour> = {
  waiting: 'blue',
  accepted: 'teal',
  refused: 'red',
  withdrawn: 'gray',
  lapsed: 'gray',
};

/** Whether a sale has begun before anyone decided about a product. */
export const isLapsed = (state: SignUpState, sale: FlashState): boolean =>
  state === 'waiting' && sale !== 'open' && sale !== 'coming';

export function SignUpStateBadge({ state, sale }: { state: SignUpState; sale: FlashState }) {
  const t = useTranslations('flash-sales');
  const shown = isLapsed(state, sale) ? 'lapsed' : state;
  return <StatusBadge colour={signUpColours[shown]}>{t(`signUpStates.${shown}`)}</StatusBadge>;
}
