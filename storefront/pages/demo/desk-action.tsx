import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSubmitGuard } from '#storefront/base/client/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const plain =
  'min-h-8 rounded-md border border-line px-3 text-xs font-medium hover:border-brand hover:text-brand focus-visible:rounded-md disabled:opacity-60';
const strong =
  'min-h-8 rounded-md bg-brand px-3 text-xs font-medium text-white hover:bg-brand-deep focus-visible:rounded-md disabled:opacity-60';

/** Sends what was decided, once, and looks at everything again. */
export function useDeskAction() {
  const t = useTranslations('demo.desk');
  const { revalidate } = useRevalidator();
  const { isBusy, press } = useSubmitGuard();
  const isHydrated = useHydrated();
  const act = (input: object, send: () => Promise<unknown>) =>
    press(input, async () => {
      await send().finally(revalidate); // also after a refusal: then something has changed meanwhile
      void toast(t('done'), 'success', 'desk');
    });
  return { isBlocked: !isHydrated || isBusy, act };
}

type DeskButtonProps = {
  label: string;
  /** What it is done to, for those who hear the button alone. */
  about: string;
  isBlocked: boolean;
  isStrong?: boolean;
  onPress(): void;
};

export function DeskButton({ label, about, isBlocked, isStrong = false, onPress }: DeskButtonProps) {
  return (
    <button
      type="button"
      disabled={isBlocked}
      aria-label={`${label}: ${about}`}
      className={isStrong ? strong : plain}
      onClick={onPress}
    >
      {label}
    </button>
  );
}

type WordsButtonProps = Omit<DeskButtonProps, 'onPress' | 'isStrong'> & {
  /** What is asked for. */
  question: string;
  wordsMax: number;
  /** What has to be chosen besides. */
  choices?: { label: string; options: readonly (readonly [value: string, label: string])[] };
  onSend(words: string, choice: string): void;
};

/** A button that asks for a few words first. */
export function WordsButton({ label, about, isBlocked, question, wordsMax, choices, onSend }: WordsButtonProps) {
  const t = useTranslations('demo.desk');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isOpen) return <DeskButton label={label} about={about} isBlocked={isBlocked} onPress={() => setOpen(true)} />;
  return (
    <form
      className="flex basis-full flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        onSend(String(given.get('words')), String(given.get('choice')));
      }}
    >
      {choices && (
        <label className="text-xs text-ink-3">
          {choices.label}
          <select
            name="choice"
            className="mt-1 block h-9 rounded-md border border-line bg-card px-2 text-sm text-ink focus:border-brand"
          >
            {choices.options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      )}
      <label htmlFor={id} className="grow text-xs text-ink-3">
        {question}
        <input
          id={id}
          name="words"
          required
          maxLength={wordsMax}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: it opens where the button was that was just pressed
          autoFocus
          className="mt-1 block h-9 w-full rounded-md border border-line bg-card px-3 text-sm text-ink focus:border-brand"
        />
      </label>
      <button type="submit" disabled={isBlocked} className={strong}>
        {label}
      </button>
      <button type="button" className={plain} onClick={() => setOpen(false)}>
        {t('cancel')}
      </button>
    </form>
  );
}
