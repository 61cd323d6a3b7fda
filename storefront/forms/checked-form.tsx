import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSubmitGuard } from '#storefront/base/client/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { type Check, type FieldName, firstFinding } from './checks.ts';

export type FormState = {
  /** The field that the last message was about. */
  wrong: FieldName | null;
  isBusy: boolean;
  /** Says the first thing that is wrong, marks its field and goes there. True when nothing is wrong. */
  passes: (checks: readonly Check[]) => boolean;
  /** The field has been changed since: its mark goes. */
  touch: (field: FieldName) => void;
  focus: (field: FieldName) => void;
};

const formState = createContext<FormState | null>(null);

/** The form that a field stands in. */
export function useFormState(): FormState {
  const state = use(formState);
  if (!state) throw new Error('Fields stand inside a CheckedForm');
  return state;
}

type CheckedFormProps<Input> = {
  /** Looked at from top to bottom when the form is sent. */
  checks: readonly Check[];
  input: Input;
  /** May reject: the shopper has been told why by then, and the form stays as it is. */
  send: (input: Input) => Promise<void>;
  /** Where to go on when the mall refuses: usually the password. */
  afterRefusal?: FieldName;
  children: ReactNode;
};

/** A form that is checked before it is sent, and sent once per press. Enter and its button are the same to it. */
export function CheckedForm<Input>({ checks, input, send, afterRefusal, children }: CheckedFormProps<Input>) {
  const t = useTranslations('identity');
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<FieldName | null>(null);
  const { isBusy, press } = useSubmitGuard();

  const focus = (field: FieldName) => {
    const input = form.current?.elements.namedItem(field);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    if (input.type !== 'checkbox') input.select();
  };
  const passes = (found: readonly Check[]) => {
    const finding = firstFinding(found);
    setWrong(finding?.field ?? null);
    if (!finding) return true;
    void toast(t(finding.key), 'warning', 'check');
    focus(finding.field);
    return false;
  };
  const touch = (field: FieldName) => setWrong((before) => (before === field ? null : before));
  const submit = () => {
    if (!passes(checks)) return;
    void press(input, (sent) =>
      send(sent).catch((failure) => {
        if (afterRefusal) focus(afterRefusal);
        throw failure;
      }),
    );
  };

  return (
    // "post", or a press before the scripts have come would write the password into the address.
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <formState.Provider value={{ wrong, isBusy, passes, touch, focus }}>{children}</formState.Provider>
    </form>
  );
}
