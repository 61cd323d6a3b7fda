import type { MouseEvent } from 'react';
import { type LinkProps, useNavigate } from 'react-router';
import { MallLink, useMallPath } from './mall-link.tsx';

type WishLinkProps = Pick<LinkProps, 'className' | 'children' | 'aria-label' | 'aria-current'> & { to: string };

/**
 * A link that changes what is wished for, where one is on the page. What it says counts from the moment it is pressed
 * (`flushSync`): the next link pressed goes on from it, however long the results take.
 */
export function WishLink({ to, ...rest }: WishLinkProps) {
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const go = (event: MouseEvent) => {
    const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isForBrowser) return;
    event.preventDefault();
    navigate(mallPath(to), { preventScrollReset: true, flushSync: true });
  };
  return <MallLink to={to} rel="nofollow" onClick={go} {...rest} />;
}
