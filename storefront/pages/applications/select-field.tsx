import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';

type SelectFieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  hint: ReactNode;
  options: readonly { id: number; name: string }[];
  chosen: number | null;
  onChoose: (id: number | null) => void;
};

/** One of a few kinds. Nothing is chosen for anybody. */
export function SelectField({ name, options, chosen, onChoose, ...field }: SelectFieldProps) {
  const t = useTranslations('applications');
  return (
    <Field isRequired {...field}>
      <Select
        name={name}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('choose')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
