import { z } from 'zod';
import { Draft } from '#contract/catalogue/merchant-drafts.ts';
import { ProductContent } from '#contract/catalogue/product-content.ts';
import type { Unsaved } from './autosave.ts';
import type { DraftBasis } from './draft-basis.ts';

// What could not be saved yet lies in the browser, so that neither a lost connection nor a closed window takes it away.

export type UnsavedDraft = Unsaved<ProductContent, DraftBasis>;

const Stored = z.object({
  version: Draft.pick({ id: true, version: true, liveVersion: true }),
  content: ProductContent,
});

type Edited = Pick<Draft, 'id' | 'productId'> & { shopId: number | null };

/** Under which name: that of the product, so that it is found whether or not it had a draft. */
const keyOf = ({ shopId, id, productId }: Edited) =>
  `console.${shopId}.${productId === null ? `draft.${id ?? 'new'}` : `product.${productId}`}`;

export function writeUnsaved(edited: Edited, unsaved: UnsavedDraft): void {
  try {
    localStorage.setItem(keyOf(edited), JSON.stringify(unsaved));
  } catch {
    // The browser's storage is full or closed: saving to the mall goes on as ever.
  }
}

export function forgetUnsaved(edited: Edited): void {
  localStorage.removeItem(keyOf(edited));
}

/** What an earlier visit could not save; null when there is nothing, or nothing that can be read. */
export function readUnsaved(edited: Edited): UnsavedDraft | null {
  try {
    const found = Stored.safeParse(JSON.parse(localStorage.getItem(keyOf(edited)) ?? 'null'));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}
