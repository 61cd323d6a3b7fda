import { createContext, useContext } from 'react';
import type { CategorySpec } from '#contract/catalogue/category-specs.ts';
import type { ProductContent, ProductProblem } from '#contract/catalogue/product-content.ts';
import type { Locale } from '#contract/core/languages.ts';

export type Editor = {
  content: ProductContent;
  /** Always the same function, so that rows of the grid need not be drawn again. */
  update: (change: (content: ProductContent) => ProductContent) => void;
  /** The specifications that the platform asks for in its category. */
  askedSpecs: readonly CategorySpec[];
  /** The language that is written beside English; English when none is. */
  locale: Locale;
  /** What keeps the product from being sold, once someone has asked. */
  problems: readonly ProductProblem[];
  isReadOnly: boolean;
};

const EditorContext = createContext<Editor | null>(null);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This part belongs into the product editor');
  return editor;
}

/** By which a field is found when something is wrong with it. */
export const fieldId = (field: string) => `field-${field}`;

/** Brings a field, or the nearest part around it, before the eyes. */
export function showField(field: string): void {
  const parts = field.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const element = document.getElementById(fieldId(parts.slice(0, length).join('.')));
    if (!element) continue;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    return;
  }
}
