import { createContext, use } from 'react';

/** What ties a control to its label, its hint and its error. */
export type FieldWiring = {
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
};

const none: FieldWiring = {};
const fieldContext = createContext<FieldWiring>(none);
export const FieldWiringProvider = fieldContext.Provider;

/** The field around a control; nothing for a control that stands alone and is named by itself. */
export function useFieldWiring(): FieldWiring {
  return use(fieldContext);
}
