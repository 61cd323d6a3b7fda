import type { ComponentProps, RefObject } from 'react';
import { besideText } from './control-class.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> & {
  ref?: RefObject<HTMLInputElement | null>;
  /** Some of what it stands for is chosen. */
  isMixed?: boolean;
};

/** Yes or no. With children it is its own label; without, give it an `aria-label`. */
export function Checkbox({ className = '', children, ...rest }: CheckboxProps) {
  if (!children) return <Box className={className} {...rest} />;
  return (
    <label className={`inline-flex cursor-pointer items-start gap-2 ${className}`}>
      <Box className={besideText} {...rest} />
      <span>{children}</span>
    </label>
  );
}

function Box({ ref, isMixed = false, className, ...rest }: CheckboxProps) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = isMixed; // no attribute says so
        if (ref) ref.current = box;
      }}
      type="checkbox"
      className={`size-4.5 shrink-0 cursor-pointer accent-brand disabled:cursor-not-allowed aria-invalid:outline-2 aria-invalid:outline-offset-1 aria-invalid:outline-brand ${className}`}
      {...rest}
    />
  );
}
