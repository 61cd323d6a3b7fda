import { Refusal } from '#server/http/refusal.ts';

const uniqueViolation = '23505';

/** Turns the database's unique violation into the refusal that the address or number is taken. */
export async function refuseIfTaken<Result>(change: PromiseLike<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code === uniqueViolation) throw new Refusal('account_exists');
    throw error;
  }
}
