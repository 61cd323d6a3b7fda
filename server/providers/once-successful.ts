/** Does something once for everybody who asks. A failure is remembered by nobody: whoever asks next tries again. */
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
