const answerWithinMs = 4_500; // so that a shopper sees a failure within five seconds

/** Rejects when a provider takes too long. The outcome is found out later. */
export async function inTime<Answer>(asking: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provider did not answer in time')), answerWithinMs);
  });
  return Promise.race([asking, late]).finally(() => clearTimeout(timer));
}
