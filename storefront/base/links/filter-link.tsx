import type { LinkProps } from 'react-router';
import { MallLink, useMallPath } from './mall-link.tsx';
import { useNavigateAtOnce } from './navigate-at-once.ts';

type FilterLinkProps = Pick<LinkProps, 'className' | 'children' | 'aria-label' | 'aria-current'> & { to: string };

/** A link that changes what is wished for, where one is on the page. */
export function FilterLink({ to, ...rest }: FilterLinkProps) {
  const press = useNavigateAtOnce(useMallPath()(to));
  return <MallLink to={to} rel="nofollow" onClick={press} {...rest} />;
}
