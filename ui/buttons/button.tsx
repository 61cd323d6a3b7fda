import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** What was asked for is being done: the button turns, keeps the focus and lets nothing else through. */
    isBusy?: boolean;
  };

/** Does something on this page. `className` is for its place in the layout only. */
export function Button({ variant, size, isBusy, className = '', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass({ variant, size })} ${className}`}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
