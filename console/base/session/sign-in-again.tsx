import { lazy, Suspense } from 'react';
import type { ConsoleUser } from '#contract/shops/console.ts';
import { useSessionEnded } from './session-ended.ts';

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx')); // its form is not needed on the first screen

/** Over the screen, when the session has ended: the same person signs in and goes on where they were. */
export function SignInAgain({ user }: { user: ConsoleUser }) {
  const isEnded = useSessionEnded();
  return <Suspense fallback={null}>{isEnded && <SignInDialog user={user} />}</Suspense>;
}
