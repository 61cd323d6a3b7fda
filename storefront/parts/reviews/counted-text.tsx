import { useTranslations } from 'use-intl';
import { Field } from '#ui/fields/field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';

type CountedTextProps = {
  label: string;
  value: string;
  max: number;
  rows: number;
  placeholder?: string;
  isRequired?: boolean;
  name?: string;
  error?: string | undefined;
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
  name,
  error,
  onChange,
}: CountedTextProps) {
  const t = useTranslations('reviews');
  return (
    <Field
      label={label}
      isRequired={isRequired}
      error={error}
      count={t('length', { count: String(value.length), max: String(max) })}
    >
      <Textarea
        name={name}
        value={value}
        rows={rows}
        maxLength={max}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
