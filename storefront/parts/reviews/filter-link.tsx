import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNavigateAtOnce } from '#storefront/base/links/navigate-at-once.ts';

type FilterLinkProps = {
  to: string;
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true' | undefined;
};

/** Leads to other reviews of the same product: the page stays where it is, and one step back leaves the product. */
export function FilterLink(props: FilterLinkProps) {
  const press = useNavigateAtOnce(props.to, { replace: true });
  return <Link onClick={press} {...props} />;
}
