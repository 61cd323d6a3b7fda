import { type ButtonLook, buttonClass } from './button-class.ts';
import { KitLink, type KitLinkProps } from './link.tsx';

/** Leads to another page and looks like a button. `className` is for its place in the layout only. */
export function LinkButton({ variant, size, className = '', ...rest }: KitLinkProps & ButtonLook) {
  return <KitLink className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}
