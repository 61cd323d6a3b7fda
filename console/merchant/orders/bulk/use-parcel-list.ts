import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type CallFailure, callMall } from '#console/base/call-mall.ts';
import { useLocale } from '#console/base/locale.ts';
import { newKey } from '#console/base/new-key.ts';
import { useShopId } from '#console/base/use-call.ts';
import {
  type BulkLine,
  bulkLinesMax,
  bulkPartMax,
  type CheckedLine,
  checkShipments,
  shipOrders,
} from '#contract/shipping/merchant-bulk.ts';
import { mergeLines } from './merge-lines.ts';
import { findSavedList, saveList } from './saved-list.ts';

export type ParcelRow = BulkLine & { key: number };
/** What became of a row: shipped, or why not. */
export type Outcome = { isShipped: boolean; problemText: string };

const waitMs = 250;
let keys = 0;

/** A list of parcels that is being written, checked by the mall as it grows, and shipped in parts. */
export function useParcelList(first: readonly BulkLine[]) {
  const shopId = useShopId();
  const client = useQueryClient();
  const { search: address } = useLocation();
  const [saved] = useState(() => findSavedList(shopId, address));
  const [rows, setRows] = useState<ParcelRow[]>(() => withKeys(saved?.lines ?? first));
  const [listKey, setListKey] = useState(() => saved?.listKey ?? newKey());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [sent, setSent] = useState<{ done: number; all: number } | null>(null);
  const open = rows.filter(({ key }) => !outcomes.get(key)?.isShipped);
  const { checkOf, isChecking, error, recheck } = useCheck(open, sent !== null);
  const ready = open.filter((row) => checkOf(row)?.problem === null);

  const lines = JSON.stringify(open.map(lineOf));
  useEffect(() => saveList(shopId, { address, listKey, lines: JSON.parse(lines) }), [shopId, address, listKey, lines]);

  const edit = useCallback((key: number, change: Partial<BulkLine>) => {
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...change } : row)));
    setOutcomes((before) => (before.has(key) ? new Map([...before].filter(([of]) => of !== key)) : before));
  }, []);
  const remove = useCallback((key: number) => setRows((before) => before.filter((row) => row.key !== key)), []);

  /** Returns how many of the rows the mall has shipped. */
  async function ship(): Promise<number> {
    let shipped = 0;
    const parts = inParts(ready);
    setSent({ done: 0, all: ready.length });
    try {
      for (const part of parts) {
        const answered = await callMall(shipOrders, { listKey, lines: part.map(lineOf) }, shopId);
        setOutcomes((before) => {
          const after = new Map(before);
          for (const [at, row] of part.entries()) {
            const { shipmentId = null, problemText = '' } = answered[at] ?? {};
            after.set(row.key, { isShipped: shipmentId !== null, problemText });
          }
          return after;
        });
        shipped += answered.filter(({ shipmentId }) => shipmentId !== null).length;
        setSent((before) => before && { ...before, done: before.done + part.length });
      }
      return shipped;
    } finally {
      // What was not answered can be sent again: under the key of this list nothing is shipped twice.
      setSent(null);
      void client.invalidateQueries();
    }
  }

  return {
    rows,
    ready,
    outcomes,
    sent,
    error,
    isChecking,
    checkOf,
    recheck,
    ship,
    /** False, with nothing added, when the list would become too long. */
    add(lines: readonly BulkLine[]): boolean {
      const { filled, added } = mergeLines(open, lines);
      if (rows.length + added.length > bulkLinesMax) return false;
      setRows([...rows.map((row) => filled.get(row) ?? row), ...withKeys(added)]);
      return true;
    },
    edit,
    editAll: (change: (row: ParcelRow) => Partial<BulkLine>) =>
      setRows((before) => before.map((row) => (outcomes.has(row.key) ? row : { ...row, ...change(row) }))),
    remove,
    /** Returns what brings the rows back, above those that were added since. */
    clear(): () => void {
      setRows([]);
      setOutcomes(new Map());
      setListKey(newKey());
      return () => {
        setRows((since) => [...rows, ...since].slice(0, bulkLinesMax));
        setOutcomes((since) => new Map([...outcomes, ...since]));
        setListKey(listKey);
      };
    },
  };
}

/** What the mall says about each row. While a changed list is checked, the other rows keep what was said of them. */
function useCheck(rows: readonly ParcelRow[], isOff: boolean) {
  const shopId = useShopId();
  const locale = useLocale();
  const [lines] = useDebouncedValue(JSON.stringify(rows.map(lineOf)), waitMs);
  const { data, error, isFetching, refetch } = useQuery<Record<string, CheckedLine>, CallFailure>({
    queryKey: [checkShipments.path, shopId, locale, lines],
    queryFn: async ({ signal }) => {
      const asked = JSON.parse(lines) as BulkLine[];
      const checked = await callMall(checkShipments, { lines: asked }, shopId, signal);
      const names = namesOf(asked);
      // A plain object, not a map: of what is said again as before the query keeps the same values, and their rows are not drawn again.
      return Object.fromEntries(checked.map((line, at) => [names[at] ?? '', line]));
    },
    enabled: !isOff && lines !== '[]',
    placeholderData: (previous) => previous,
  });
  const names = namesOf(rows);
  const checks = new Map(rows.map(({ key }, at) => [key, data?.[names[at] ?? '']]));
  return {
    checkOf: ({ key }: ParcelRow) => checks.get(key),
    isChecking: isFetching,
    error: lines === '[]' ? null : error,
    recheck: refetch,
  };
}

/** Each line's content, and how many lines before it have the same. */
function namesOf(lines: readonly BulkLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const content = JSON.stringify(lineOf(line));
    const before = seen.get(content) ?? 0;
    seen.set(content, before + 1);
    return `${before} ${content}`;
  });
}

const lineOf = ({ orderNo, carrier, trackingNumber }: BulkLine): BulkLine => ({ orderNo, carrier, trackingNumber });
const withKeys = (lines: readonly BulkLine[]): ParcelRow[] => lines.map((line) => ({ ...line, key: ++keys }));

function inParts(rows: readonly ParcelRow[]): ParcelRow[][] {
  return Array.from({ length: Math.ceil(rows.length / bulkPartMax) }, (_, at) =>
    rows.slice(at * bulkPartMax, (at + 1) * bulkPartMax),
  );
}
