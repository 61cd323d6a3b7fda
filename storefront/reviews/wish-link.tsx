import type { ReactNode } from 'react';
import { Link } from 'react-router';

type WishLinkProps = {
  to: string;
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true' | undefined;
};

/** Leads to other reviews of the same product: the page stays where it is, and one step back leaves the product. */
export function WishLink(props: WishLinkProps) {
  return <Link replace preventScrollReset {...props} />;
}
