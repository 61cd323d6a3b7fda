import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';

/** The answer, or null for one of these refusals: guests get the form without an account's data. */
export async function unlessRefused<Answer>(asking: Promise<Answer>, codes: readonly number[]): Promise<Answer | null> {
  try {
    return await asking;
  } catch (failure) {
    if (isCallFailure(failure) && codes.includes(failure.code)) return null;
    throw failure;
  }
}
