import { isCallFailure } from './call-mall.ts';

/** Null for what the mall says no to: anything, or only with these codes. */
export async function orNull<Answer>(answer: Promise<Answer>, codes?: readonly number[]): Promise<Answer | null> {
  try {
    return await answer;
  } catch (thrown) {
    if (isCallFailure(thrown) && (codes?.includes(thrown.code) ?? true)) return null;
    throw thrown;
  }
}
