/** What is logged of an error: enough to find the fault, and nothing that a person has typed. */
export type DescribedError = {
  type: string;
  message: string;
  /** The error code of the system or of PostgreSQL, such as ECONNREFUSED or 23505. */
  errorCode?: string;
  /** The statement that failed, with $1, $2 … in the place of values. */
  statement?: string;
  constraint?: string;
  table?: string;
  column?: string;
  stack?: string;
  cause?: DescribedError;
  errors?: DescribedError[];
};

const depthMax = 5;
const innerMax = 5; // of an AggregateError
const messageMax = 500;
const statementMax = 4_000;

/**
 * Copies a list of safe fields instead of removing unsafe ones: a failed query carries its values in its message, in `params`
 * and in the first lines of its stack, and PostgreSQL quotes rows in `detail` and `where`.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const known = error as Error & Record<string, unknown>;
  const described: DescribedError = { type: error.name || 'Error', message: messageOf(known) };
  const text = (name: string) => (typeof known[name] === 'string' ? (known[name] as string) : undefined);
  const fields: Partial<DescribedError> = {
    errorCode: text('code'),
    statement: isFailedQuery(known) ? text('query')?.slice(0, statementMax) : undefined,
    constraint: text('constraint'),
    table: text('table'),
    column: text('column'),
    stack: framesOf(error),
  };
  for (const [name, value] of Object.entries(fields)) if (value) Object.assign(described, { [name]: value });
  if (error.cause instanceof Error && depth < depthMax) described.cause = describeError(error.cause, depth + 1);
  if (error instanceof AggregateError && depth < depthMax)
    described.errors = error.errors.slice(0, innerMax).map((each) => describeError(each, depth + 1));
  return described;
}

function isFailedQuery(error: Record<string, unknown>): boolean {
  return typeof error.query === 'string' && 'params' in error;
}

function messageOf(error: Error & Record<string, unknown>): string {
  if (isFailedQuery(error)) return 'Failed query';
  const isQuoting = error instanceof SyntaxError || quotesValues(error);
  const message = isQuoting ? error.message.replaceAll(/(["'`]).*\1/gs, '"…"') : error.message;
  return withoutPersonalData(message).slice(0, messageMax);
}

// Messages of these error classes name files, tables and constraints; in all other classes a quoted word may be a value.
const namingClasses = ['08', '23', '25', '28', '3D', '40', '42', '53', '55', '57', '58', 'XX'];

function quotesValues({ code, severity }: Record<string, unknown>): boolean {
  return typeof severity === 'string' && typeof code === 'string' && !namingClasses.includes(code.slice(0, 2));
}

/** Only the frames: the lines above them repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return (stack.match(/^ {4}at .+$/gm) ?? []).join('\n');
}

const mailAddress = /[^\s@"'<>(),;:=/]+@[^\s@"'<>(),;:=/]+\.\p{L}{2,}/gu;
const longNumber = /\+?\d(?:[ \-.]?\d){6,}/g; // phone, card and identity document numbers
const longToken = /[\w-]{32,}/g;

/** The last safeguard: replaces anything that resembles an email address, a phone or card number, or a token. */
export function withoutPersonalData(text: string): string {
  return text.replaceAll(mailAddress, '[hidden]').replaceAll(longToken, '[hidden]').replaceAll(longNumber, '[hidden]');
}
