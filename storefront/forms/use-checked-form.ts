import { type RefObject, useRef, useState } from 'react';
import type { FailureReason } from '#contract/core/call.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { dismissToast, toast } from '#storefront/base/client/toasts.ts';

/** What is wrong with a field, in words. The field is named as its control is. */
export type Problem = { field: string; message: string };

type CheckedFormOptions<Input> = {
  /** All that is wrong now, from top to bottom. */
  problems: readonly Problem[];
  input: Input;
  /** May reject: a message has said why by then, and the form stays as it is. */
  send: (input: Input) => Promise<void>;
  /** Asked before anything is checked; it shows a message if not. */
  mayTry?: () => boolean;
  /** The field that a refusal of the mall is about, if it is about one. */
  refusedAt?: (reason: FailureReason | undefined) => Problem | null;
  /** Where to go on when the mall refuses for another reason: usually the password. */
  afterRefusal?: string;
  /** A message about this form replaces the one before. */
  topic?: string;
};

export type CheckedFormState = {
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** The field that the last message was about. */
  wrong: string | null;
  /** What to say at a field: once the form was submitted, or the field was found wrong. */
  problemOf: (field: string) => string | undefined;
  /** Says the first thing that is wrong, marks its field and goes there. True when nothing is wrong. */
  passes: (problems: readonly Problem[]) => boolean;
  /** The field has been changed since: its mark goes. */
  touch: (field: string) => void;
  focus: (field: string) => void;
  submit: () => void;
};

/** How every form of the mall works: checked from top to bottom before it is sent, and sent once per press. */
export function useCheckedForm<Input>(options: CheckedFormOptions<Input>): CheckedFormState {
  const { problems, input, send, mayTry, refusedAt, afterRefusal, topic = 'check' } = options;
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ problem: Problem; sent: string } | null>(null);
  const { isBusy, press } = useSubmitGuard();

  const focus = (field: string) => {
    const found = form.current?.elements.namedItem(field);
    const control = found instanceof RadioNodeList ? found[0] : found;
    if (!(control instanceof HTMLElement)) return;
    control.focus();
    if (control instanceof HTMLInputElement && control.type !== 'checkbox' && control.type !== 'radio')
      control.select();
  };
  const passes = (found: readonly Problem[]) => {
    const first = found[0];
    setWrong(first?.field ?? null);
    if (!first) {
      void dismissToast(topic); // what was wrong is right now, and the mall's answer stands alone
      return true;
    }
    void toast(first.message, 'warning', topic);
    focus(first.field);
    return false;
  };
  const problemOf = (field: string) => {
    const present = problems.find((problem) => problem.field === field);
    if (present && (hasTried || wrong === field)) return present.message;
    // What was refused stays wrong until something is changed.
    const isSame = refused?.problem.field === field && refused.sent === JSON.stringify(input);
    return isSame ? refused.problem.message : undefined;
  };
  const submit = () => {
    if (mayTry && !mayTry()) return;
    setTried(true);
    if (!passes(problems)) return;
    void press(input, (sent) =>
      send(sent).catch((failure) => {
        const problem = (isCallFailure(failure) && refusedAt?.(failure.reason)) || null;
        setRefused(problem && { problem, sent: JSON.stringify(sent) });
        const field = problem?.field ?? afterRefusal;
        if (field) focus(field);
        throw failure;
      }),
    );
  };
  const touch = (field: string) => setWrong((before) => (before === field ? null : before));
  return { form, isBusy, wrong, problemOf, passes, touch, focus, submit };
}
