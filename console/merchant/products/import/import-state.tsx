import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { ProductImport } from '#contract/catalogue/merchant-import.ts';

type Shown = 'hasErrors' | 'checked' | 'incomplete' | 'applied' | 'undone';

const colours: Record<Shown, StatusColour> = {
  hasErrors: 'red',
  checked: 'blue',
  incomplete: 'gray',
  applied: 'teal',
  undone: 'gray',
};

/** Where an import stands. */
export function shownState({ state, counts, rows, checkedRows }: ProductImport): Shown {
  if (state !== 'open') return state;
  if (checkedRows < rows) return 'incomplete';
  return counts.error > 0 ? 'hasErrors' : 'checked';
}

export function ImportState({ of }: { of: ProductImport }) {
  const t = useTranslations('product-import.states');
  const shown = shownState(of);
  return <StatusBadge colour={colours[shown]}>{t(shown)}</StatusBadge>;
}
