import type { LucideIcon } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { FieldNote } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { InputGroup } from '#ui/fields/input-group.tsx';
import { useFormState } from './checked-form.tsx';
import type { FieldName } from './checks.ts';

type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength'
> & {
  name: FieldName;
  label: string;
  value: string;
  onChange: (value: string) => void;
  icon?: LucideIcon;
  /** Instead of the icon. */
  before?: ReactNode;
  after?: ReactNode;
  /** A quiet line below the field. */
  hint?: ReactNode;
};

/** One line to write in. Its label lies inside while it is empty and moves onto the edge when it is not. */
export function TextField({ name, label, value, onChange, icon: Icon, before, after, hint, ...input }: TextFieldProps) {
  const id = useId();
  const { wrong, touch } = useFormState();
  const element = useRef<HTMLInputElement>(null);
  const change = (text: string) => {
    touch(name);
    onChange(text);
  };
  // What was written, or filled in by the browser, before the scripts came counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render can find something
  useEffect(() => {
    const written = element.current?.value ?? '';
    if (written !== value) onChange(written);
  }, []);

  return (
    <div>
      <InputGroup isInvalid={wrong === name}>
        {before}
        {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="ml-3 shrink-0 text-ink-3" />}
        <div className="relative h-full min-w-0 grow">
          <Input
            isBare
            ref={element}
            id={id}
            name={name}
            value={value}
            placeholder=" "
            aria-invalid={wrong === name}
            aria-describedby={hint ? `${id}-hint` : undefined}
            onChange={(event) => change(event.target.value)}
            className="peer w-full"
            {...input}
          />
          <label
            htmlFor={id}
            className="pointer-events-none absolute top-1/2 left-2 max-w-[calc(100%-16px)] -translate-y-1/2 truncate bg-card px-1 leading-tight text-ink-3 transition-all peer-focus:top-0 peer-focus:text-xs peer-focus:leading-none peer-autofill:top-0 peer-autofill:text-xs peer-not-placeholder-shown:top-0 peer-not-placeholder-shown:text-xs peer-not-placeholder-shown:leading-none"
          >
            {label}
          </label>
        </div>
        {after}
      </InputGroup>
      {hint && (
        <div className="mt-1">
          <FieldNote id={`${id}-hint`} text={hint} />
        </div>
      )}
    </div>
  );
}
