import { ProductContent } from '#contract/catalogue/product-content.ts';
import type { Unsaved } from './autosave.ts';

// What could not be saved yet lies in the browser, so that neither a lost connection nor a closed window takes it away.

const keyOf = (draftId: number) => `console.draft.${draftId}`;

export function writeUnsaved(draftId: number, unsaved: Unsaved<ProductContent>): void {
  try {
    localStorage.setItem(keyOf(draftId), JSON.stringify(unsaved));
  } catch {
    // The browser's storage is full or closed: saving to the mall goes on as ever.
  }
}

export function forgetUnsaved(draftId: number): void {
  localStorage.removeItem(keyOf(draftId));
}

/** What an earlier visit could not save; null when there is nothing, or nothing that can be read. */
export function readUnsaved(draftId: number): Unsaved<ProductContent> | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(draftId)) ?? 'null') as Unsaved<unknown> | null;
    const content = ProductContent.safeParse(found?.content);
    return found && content.success ? { version: Number(found.version), content: content.data } : null;
  } catch {
    return null;
  }
}
