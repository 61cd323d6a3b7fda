import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { AnyAccount } from '#contract/accounts/platform.ts';

const colours: Record<AnyAccount['state'], StatusColour> = {
  open: 'teal',
  disabled: 'red',
  adopted: 'gray',
  deleted: 'gray',
};

export function AccountState({ state }: Pick<AnyAccount, 'state'>) {
  const t = useTranslations('platform-people.accounts.states');
  return <StatusBadge colour={colours[state]}>{t(state)}</StatusBadge>;
}
