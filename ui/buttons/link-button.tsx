import { KitLink, type KitLinkProps } from '#ui/navigation/link.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** Leads to another page and looks like a button. `className` is for its place in the layout only. */
export function LinkButton({ variant, size, className = '', ...rest }: KitLinkProps & ButtonLook) {
  return <KitLink className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}
