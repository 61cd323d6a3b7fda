import { Refusal } from '#server/http/refusal.ts';

const uniqueViolation = '23505';

/** Says in words what the database says in numbers: that the address or number is someone else's. */
export async function refuseTaken<Result>(change: PromiseLike<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code === uniqueViolation) throw new Refusal('account_exists');
    throw error;
  }
}
