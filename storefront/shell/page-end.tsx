import { lazy, memo, Suspense, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { firstInteraction } from '#storefront/base/client/first-interaction.ts';
import type { PageEndProps } from './page-end-parts.tsx';

const load = () => import('./page-end-parts.tsx').then((module) => module.PageEndParts);
const never = () => new Promise<never>(() => {});

let leave = () => {};
/** Another page asks the end of the page to change, which it can only do with its scripts. */
const leaving = new Promise<void>((resolve) => {
  leave = resolve;
});

// Its scripts come at the first interaction: until then, and without them, its links lead on by themselves. The
// server has it at hand: see product-page.tsx.
const PageEndParts = import.meta.env.SSR
  ? await load()
  : lazy(async () => {
      // The link of a mail opens a conversation by itself (chat-gate.tsx).
      if (!location.search.includes('chat=')) await Promise.race([firstInteraction(), leaving]);
      return { default: await load().catch(never) };
    });

/** What stands after every page, whichever it is: while that waits for its scripts, it must not be asked to change. */
export const PageEnd = memo(function PageEnd(props: PageEndProps) {
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== 'idle') leave();
  }, [state]);
  return (
    <Suspense>
      <PageEndParts {...props} />
    </Suspense>
  );
});
