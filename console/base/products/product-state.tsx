import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { ProductState } from '#contract/catalogue/merchant.ts';

const colours: Record<ProductState, StatusColour> = {
  on_sale: 'teal',
  sold_out: 'orange',
  hidden: 'gray',
  forced_down: 'red',
  bin: 'gray',
  draft: 'blue',
  in_review: 'blue',
  refused: 'red',
};

export function ProductStateBadge({ state }: { state: ProductState }) {
  const t = useTranslations('console.products.states');
  return <StatusBadge colour={colours[state]}>{t(state)}</StatusBadge>;
}
