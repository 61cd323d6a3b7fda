import { useMatches } from 'react-router';

/** What a page may ask of the frame around it: `export const handle: PageHandle = { … }`. */
export type PageHandle = {
  /** The page stands without header and categories. */
  hidesHeader?: true;
  /** The page is for signing in, so the dialog never opens over it. */
  isSignIn?: true;
};

export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle));
}
