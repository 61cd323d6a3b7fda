/**
 * An error that the person starting the mall can mend: its message is printed alone on one line, without a stack.
 * Anything else that goes wrong at start is a bug and keeps its stack.
 */
export function startFailure(message: string): Error {
  const failure = new Error(message);
  failure.name = 'StartFailure';
  return failure;
}

export function isStartFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartFailure';
}
