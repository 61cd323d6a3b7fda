/**
 * An error that the person starting the mall can fix: its message is printed on one line, without a stack.
 * Anything else that fails at start is a bug and is printed with its stack.
 */
export function startFailure(message: string): Error {
  const failure = new Error(message);
  failure.name = 'StartFailure';
  return failure;
}

export function isStartFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartFailure';
}
