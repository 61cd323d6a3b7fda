import { z } from 'zod';
import type { BulkLine } from '#contract/shipping/merchant-bulk.ts';

// A list of parcels outlives a reload of its tab. Its key is saved with it: what was sent before is not shipped again.

const SavedList = z.object({
  /** The address that the list was begun at: it names the orders chosen before. */
  address: z.string(),
  listKey: z.string(),
  lines: z.array(z.object({ orderNo: z.string(), carrier: z.string(), trackingNumber: z.string() })),
});
type SavedList = { address: string; listKey: string; lines: BulkLine[] };

const nameOf = (shopId: number | null) => `console.parcels.${shopId}`;

/** The list that was being written at this address. */
export function findSavedList(shopId: number | null, address: string): SavedList | null {
  try {
    const { data } = SavedList.safeParse(JSON.parse(sessionStorage.getItem(nameOf(shopId)) ?? 'null'));
    return data?.address === address ? data : null;
  } catch {
    return null;
  }
}

export function saveList(shopId: number | null, list: SavedList): void {
  try {
    if (list.lines.length === 0) sessionStorage.removeItem(nameOf(shopId));
    else sessionStorage.setItem(nameOf(shopId), JSON.stringify(list));
  } catch {
    // Without room it only does not outlive a reload.
  }
}
