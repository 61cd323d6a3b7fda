import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';

export type KitLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  preventScrollReset?: boolean;
  replace?: boolean;
};

/** Without a router (in tests, in a page that has none) a link is a plain one. */
function PlainLink({ to, preventScrollReset: _, replace: __, ...rest }: KitLinkProps) {
  return <a href={to} {...rest} />;
}

const linkContext = createContext<ComponentType<KitLinkProps>>(PlainLink);

/** The application says once by which component the kit links to its pages. */
export const KitLinkProvider = linkContext.Provider;

/** A link of the application around the kit. */
export function KitLink(props: KitLinkProps) {
  const Link = use(linkContext);
  return <Link {...props} />;
}
