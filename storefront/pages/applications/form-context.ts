import { createContext, use } from 'react';
import type { ApplyDraft, ApplyField } from './apply-draft.ts';

export type ApplyForm = {
  draft: ApplyDraft;
  change: (part: Partial<ApplyDraft>) => void;
  /** What is wrong with a field, in words, once the form has been submitted. */
  problemOf: (field: ApplyField) => string | undefined;
};

const shared = createContext<ApplyForm | null>(null);
export const ApplyFormProvider = shared.Provider;

export function useApplyForm(): ApplyForm {
  const form = use(shared);
  if (!form) throw new Error('Fields of the application stand inside its form');
  return form;
}
