import type { LinkProps } from 'react-router';
import { MallLink, useMallPath } from './mall-link.tsx';
import { usePressAtOnce } from './navigate-at-once.ts';

type WishLinkProps = Pick<LinkProps, 'className' | 'children' | 'aria-label' | 'aria-current'> & { to: string };

/** A link that changes what is wished for, where one is on the page. */
export function WishLink({ to, ...rest }: WishLinkProps) {
  const press = usePressAtOnce(useMallPath()(to));
  return <MallLink to={to} rel="nofollow" onClick={press} {...rest} />;
}
