/** Returns a queue that runs so many at once; the others wait in the order in which they came. */
export function limitConcurrency(batchSize: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < batchSize) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve)); // a finished one passes its place on
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
