import { Link, type LinkProps, useLocation } from 'react-router';
import { type Locale, splitLocale, withLocale } from '#contract/core/languages.ts';
import { prefetchLink } from './prefetch.ts';

export function useLocale(): Locale {
  return splitLocale(useLocation().pathname).locale;
}

/** A path of the mall in the language that is being read. */
export function useMallPath(): (path: string) => string {
  const locale = useLocale();
  return (path) => withLocale(locale, path);
}

/** A link to another page of the mall, in the language that is being read. Its page is fetched before it is pressed. */
export function MallLink({ to, ...rest }: Omit<LinkProps, 'to' | 'ref' | 'prefetch'> & { to: string }) {
  const locale = useLocale();
  return <Link ref={prefetchLink} to={withLocale(locale, to)} {...rest} />;
}
