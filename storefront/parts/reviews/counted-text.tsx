import { type Ref, useId } from 'react';
import { useTranslations } from 'use-intl';

type CountedTextProps = {
  label: string;
  value: string;
  max: number;
  rows: number;
  placeholder?: string;
  isRequired?: boolean;
  field?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
};

/** A text of several lines with its length beneath it. More than fits cannot be typed. */
export function CountedText({
  label,
  value,
  max,
  rows,
  placeholder,
  isRequired = false,
  field,
  onChange,
}: CountedTextProps) {
  const t = useTranslations('reviews');
  const id = useId();
  return (
    <label className="block">
      <span className="font-medium">{label}</span>
      <textarea
        ref={field}
        value={value}
        rows={rows}
        maxLength={max}
        placeholder={placeholder}
        aria-required={isRequired}
        aria-describedby={id}
        className="mt-1.5 block w-full resize-y rounded-md border border-line bg-card px-3 py-2 placeholder:text-ink-3 focus:border-brand"
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={id} className="mt-1 block text-right text-xs text-ink-3 tabular-nums">
        {t('length', { count: String(value.length), max: String(max) })}
      </span>
    </label>
  );
}
