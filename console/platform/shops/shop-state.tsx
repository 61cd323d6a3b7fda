import { useTranslations } from 'use-intl';
import { StatusBadge } from '#console/base/status-badge.tsx';
import type { ShopState } from '#contract/shops/platform.ts';

const colours = { open: 'teal', closed: 'gray', blocked: 'red' } as const satisfies Record<ShopState, string>;

export function ShopStateBadge({ state }: { state: ShopState }) {
  const t = useTranslations('platform-shops.shops.states');
  return <StatusBadge colour={colours[state]}>{t(state)}</StatusBadge>;
}
