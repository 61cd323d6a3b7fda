import type { ComponentProps, ReactNode } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & { children: ReactNode };

/** Turns something on or off at once. Its words stand beside it, and pressing them does the same. */
export function Switch({ className = '', children, ...rest }: SwitchProps) {
  return (
    <label
      className={`relative flex min-h-9 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed ${className}`}
    >
      <input
        type="checkbox"
        role="switch"
        aria-checked={rest.checked}
        className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
        {...rest}
      />
      <span
        aria-hidden="true"
        className="relative h-6 w-11 shrink-0 rounded-full bg-control transition-colors peer-checked:bg-brand-fill peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:opacity-60 after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-white after:transition-transform peer-checked:after:translate-x-5"
      />
      {children}
    </label>
  );
}
