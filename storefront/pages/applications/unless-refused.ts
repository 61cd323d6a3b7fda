import { isCallFailure } from '#storefront/base/client/call-mall.ts';

/** What the mall answers, or null when it says one of these: guests get the form without what is somebody's. */
export async function unlessRefused<Answer>(asking: Promise<Answer>, codes: readonly number[]): Promise<Answer | null> {
  try {
    return await asking;
  } catch (failure) {
    if (isCallFailure(failure) && codes.includes(failure.code)) return null;
    throw failure;
  }
}
