import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasAddress } from '#contract/questions/has-address.ts';
import { FormFrame } from '#storefront/forms/checked-form.tsx';
import { SubmitButton } from '#storefront/forms/form-buttons.tsx';
import { useCheckedForm } from '#storefront/forms/use-checked-form.ts';
import { CountedText } from '#storefront/parts/reviews/counted-text.tsx';
import { Button } from '#ui/buttons/button.tsx';

type PostFormProps = {
  label: string;
  hint?: string;
  max: number;
  emptyText: string;
  sendLabel: string;
  send: (text: string) => Promise<void>;
  onClose: () => void;
};

/** A question or an answer in plain words. */
export function PostForm({ label, hint, max, emptyText, sendLabel, send, onClose }: PostFormProps) {
  const t = useTranslations('questions');
  const [text, setText] = useState('');
  const isEmpty = !/[\p{L}\p{N}]/u.test(text);
  const form = useCheckedForm({
    problems: [
      ...(isEmpty ? [{ field: 'text', message: emptyText }] : []),
      ...(hasAddress(text) ? [{ field: 'text', message: t('noAddress') }] : []),
    ],
    input: text.trim(),
    topic: 'question',
    send,
  });
  // Whoever has opened it goes on by keyboard where they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => form.focus('text'), []);
  return (
    <FormFrame state={form} className="mt-4 grid gap-3 rounded-lg bg-page p-4">
      <CountedText
        label={label}
        name="text"
        value={text}
        max={max}
        rows={3}
        isRequired
        error={form.problemOf('text')}
        onChange={setText}
      />
      {hint && <p className="text-xs text-ink-3">{hint}</p>}
      <div className="flex gap-3">
        <SubmitButton className="min-w-30">{sendLabel}</SubmitButton>
        <Button variant="secondary" size="large" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </FormFrame>
  );
}
