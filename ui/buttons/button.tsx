import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** What was asked for is being done: the button turns, keeps the focus and lets nothing else through. */
    isBusy?: boolean;
    /** Whether it turns, where that lasts longer than it is busy: a sign that flashes is worse than none. */
    isTurning?: boolean;
  };

/** Does something on this page. `className` is for its place in the layout only. */
export function Button(props: ButtonProps) {
  const { variant, size, isBusy, isTurning = isBusy, className = '', onClick, children, ...rest } = props;
  return (
    <button
      type="button"
      aria-busy={isTurning}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass({ variant, size })} ${className}`}
      {...rest}
    >
      {isTurning && <Spinner />}
      {children}
    </button>
  );
}
