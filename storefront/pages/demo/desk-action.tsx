import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

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
    <Button
      variant={isStrong ? 'primary' : 'secondary'}
      disabled={isBlocked}
      aria-label={`${label}: ${about}`}
      onClick={onPress}
    >
      {label}
    </Button>
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
        <Field label={choices.label}>
          <Select size="small" name="choice">
            {choices.options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={question} className="grow">
        <Input
          size="small"
          name="words"
          required
          maxLength={wordsMax}
          autoComplete="off"
          autoFocus // it opens where the button was that was just pressed
        />
      </Field>
      <Button type="submit" disabled={isBlocked}>
        {label}
      </Button>
      <Button variant="secondary" onClick={() => setOpen(false)}>
        {t('cancel')}
      </Button>
    </form>
  );
}
