import { createContext, type ReactNode, use } from 'react';
import { useTranslations } from 'use-intl';
import type { Check, FieldName } from './checks.ts';
import { type CheckedFormState, useCheckedForm } from './use-checked-form.ts';

const formState = createContext<CheckedFormState | null>(null);

/** The form that a field stands in. */
export function useFormState(): CheckedFormState {
  const state = use(formState);
  if (!state) throw new Error('Fields stand inside a CheckedForm');
  return state;
}

type FormFrameProps = { state: CheckedFormState; className?: string; children: ReactNode };

/** The element of a form that `useCheckedForm` works. Enter and its button are the same to it. */
export function FormFrame({ state, className = 'grid gap-4', children }: FormFrameProps) {
  return (
    // "post", or a press before the scripts have come would write the password into the address.
    <form
      ref={state.form}
      method="post"
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <formState.Provider value={state}>{children}</formState.Provider>
    </form>
  );
}

type CheckedFormProps<Input> = {
  /** Looked at from top to bottom when the form is sent. */
  checks: readonly Check[];
  input: Input;
  /** May reject: a message has said why by then, and the form stays as it is. */
  send: (input: Input) => Promise<void>;
  /** Where to go on when the mall refuses: usually the password. */
  afterRefusal?: FieldName;
  children: ReactNode;
};

/** A short form about the account: its fields say what is wrong by a mark and a message. */
export function CheckedForm<Input>({ checks, children, ...rest }: CheckedFormProps<Input>) {
  const t = useTranslations('identity');
  const problems = checks.flatMap((check) => (check ? [{ field: check.field, message: t(check.key) }] : []));
  return <FormFrame state={useCheckedForm({ problems, ...rest })}>{children}</FormFrame>;
}
