/** Runs something once and shares the result with every caller. A failure is not cached: the next caller tries again. */
export function onceSuccessful<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
