import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { controlLook, FormField } from './form-field.tsx';

type SelectFieldProps = {
  name: string;
  label: string;
  problem: string | undefined;
  hint: ReactNode;
  options: readonly { id: number; name: string }[];
  chosen: number | null;
  onChoose: (id: number | null) => void;
};

/** One of a few kinds. Nothing is chosen for anybody. */
export function SelectField({ name, options, chosen, onChoose, ...field }: SelectFieldProps) {
  const t = useTranslations('applications');
  return (
    <FormField {...field}>
      {(wiring) => (
        <div className="relative">
          <select
            {...wiring}
            name={name}
            value={chosen ?? ''}
            onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
            className={`${controlLook} h-11 appearance-none pr-10 ${chosen === null ? 'text-ink-3' : ''}`}
          >
            <option value="">{t('choose')}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id} className="text-ink">
                {option.name}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
          />
        </div>
      )}
    </FormField>
  );
}
