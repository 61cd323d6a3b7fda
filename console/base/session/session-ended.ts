import { openPause } from './pause.ts';

// When a session ends while someone works, they sign in again over the screen.
export const { wait: whenSignedInAgain, end: endPause, useIsWaiting: useSessionEnded } = openPause();
