import { useState } from 'react';
import type { CheckedLine } from '#contract/shipping/merchant-bulk.ts';
import type { ParcelRow, useParcelList } from './use-parcel-list.ts';

export const shownKinds = ['all', 'missing', 'wrong', 'ready', 'shipped'] as const;
export type ShownKind = (typeof shownKinds)[number];

/** What is not filled in yet is no mistake. */
export const isMissing = (check: CheckedLine | undefined) =>
  check?.problem === 'carrier_missing' || check?.problem === 'tracking_missing';

/**
 * Which rows of a list of parcels are shown. They are decided when a kind is chosen: a row that is corrected does not vanish
 * while someone types in it.
 */
export function useShownRows(list: ReturnType<typeof useParcelList>) {
  const [chosen, setChosen] = useState<{ kind: ShownKind; keys: ReadonlySet<number> }>({
    kind: 'all',
    keys: new Set(),
  });
  const kindOf = (row: ParcelRow): ShownKind => {
    if (list.outcomes.get(row.key)?.isShipped) return 'shipped';
    const check = list.checkOf(row);
    if (list.outcomes.get(row.key)?.problemText) return 'wrong';
    if (!check || isMissing(check)) return 'missing';
    return check.problem === null ? 'ready' : 'wrong';
  };
  const of = (kind: ShownKind) => (kind === 'all' ? list.rows : list.rows.filter((row) => kindOf(row) === kind));
  return {
    kind: chosen.kind,
    counts: Object.fromEntries(shownKinds.map((kind) => [kind, of(kind).length])) as Record<ShownKind, number>,
    rows: chosen.kind === 'all' ? list.rows : list.rows.filter(({ key }) => chosen.keys.has(key)),
    show: (kind: ShownKind) => setChosen({ kind, keys: new Set(of(kind).map(({ key }) => key)) }),
  };
}
