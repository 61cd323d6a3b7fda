import type { LinkProps } from 'react-router';
import { MallLink, useMallPath } from './mall-link.tsx';
import { useNavigateAtOnce } from './navigate-at-once.ts';

type FilterLinkProps = Pick<LinkProps, 'className' | 'children' | 'aria-label' | 'aria-current'> & { to: string };

/** A link that changes the filters of the page; the scroll position stays. */
export function FilterLink({ to, ...rest }: FilterLinkProps) {
  const press = useNavigateAtOnce(useMallPath()(to));
  return <MallLink to={to} rel="nofollow" onClick={press} {...rest} />;
}
