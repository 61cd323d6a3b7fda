import { openPause } from './pause.ts';

// Before an important act operators prove that they are at the keyboard themselves, over the screen.
export const { wait: whenProven, end: endProof, useIsWaiting: useProofAsked } = openPause();
